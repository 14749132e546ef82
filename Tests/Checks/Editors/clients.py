"""Asks the server everything as four clients would, with the capabilities that these send; pytest-lsp
holds every answer against the protocol and against what the client said that it can take."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

HERE = pathlib.Path(__file__).parent
TEXT = (HERE / "app.tabspec.json").read_text(encoding="utf-8")
URI = "file:///nowhere/app.tabspec.json"
CLIENTS = ["visual-studio-code@1.65.2", "neovim@0.7.0", "neovim@0.11.0", "emacs@29.1"]


@pytest_lsp.fixture(
    params=CLIENTS,
    config=ClientServerConfig(server_command=[os.environ.get("TABSPEC", "tabspec"), "server"]))
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters: types.RegistrationParams):
        """pytest-lsp answers this request with an error."""

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param), root_uri="file:///nowhere"))
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=URI, language_id="json", version=1, text=TEXT)))
    yield
    await lsp_client.shutdown_session()


def document():
    return types.TextDocumentIdentifier(uri=URI)


def place(text, offset=1):
    before = TEXT[:TEXT.index(text) + offset]
    line = before.count("\n")
    return types.Position(line=line, character=len(before) - before.rfind("\n") - 1)


@pytest.mark.asyncio
async def test_everything(client: LanguageClient):
    can = client.capabilities.text_document
    if can.diagnostic:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(document()))
        assert report.kind == "full"
        found = report.items
    else:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        found = client.diagnostics[URI]
    assert "filled-symbol" in [d.code for d in found]
    for text in ['"home"', '"title"', '"iOS"', '"folder"', '"targets"']:
        hover = await client.text_document_hover_async(
            types.HoverParams(text_document=document(), position=place(text)))
        assert hover is None or hover.contents
    for text in ['"home"', '{"identifier": "home"', '"": ', '"",']:
        where = place(text) if text in TEXT else types.Position(0, 1)
        await client.text_document_completion_async(
            types.CompletionParams(text_document=document(), position=where))
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document(), whole, types.CodeActionContext(diagnostics=[])))
    assert actions
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(document()))
    assert symbols
    await client.text_document_folding_range_async(types.FoldingRangeParams(document()))
    await client.text_document_document_link_async(types.DocumentLinkParams(document()))
    where = place('"first"')
    definitions = await client.text_document_definition_async(
        types.DefinitionParams(document(), where))
    assert len(definitions) == 1
    await client.text_document_references_async(
        types.ReferenceParams(
            context=types.ReferenceContext(include_declaration=True), text_document=document(),
            position=where))
    await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(document(), where))
    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="one", text_document=document(), position=where))
    assert edit
    if can.inlay_hint:
        hints = await client.text_document_inlay_hint_async(
            types.InlayHintParams(text_document=document(), range=whole))
        assert len(hints) == 4
