"""A page that 'tabspec matrix --watch' writes, in Chromium: it renews itself when the spec has changed."""

import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Pictures"))
import browser

TEXT = "document.title + ': ' + document.querySelector('h1').textContent"


def wait_for(chromium, words):
    for _ in range(300):
        try:
            text = chromium.evaluate(TEXT)
        except (RuntimeError, KeyError):
            # It is just being loaded.
            text = ""
        if text and words in text:
            return text
        time.sleep(0.1)
    sys.exit(f"FAILED: the page never said '{words}'")


spec = pathlib.Path("app.tabspec.json")
tool = subprocess.Popen(
    [os.environ["TABSPEC"], "matrix", "app.tabspec.json", "--format", "html=page.html", "--watch"],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    while not os.path.exists("page.html"):
        time.sleep(0.1)
    chromium = browser.Browser(browser.find())
    try:
        chromium.open("file://" + os.path.abspath("page.html"))
        print("opened:", chromium.evaluate(TEXT))
        text = spec.read_text()
        spec.write_text(text.replace('{\n', '{\n  "name": "Another App",\n', 1))
        print("after a change of the spec:", wait_for(chromium, "Another App"))
        spec.write_text("{")
        time.sleep(1.5)
        print("while it is broken:", wait_for(chromium, "Another App"))
        spec.write_text(text.replace('{\n', '{\n  "name": "Put Right",\n', 1))
        print("put right:", wait_for(chromium, "Put Right"))
    finally:
        chromium.close()
finally:
    tool.terminate()
    tool.wait()
