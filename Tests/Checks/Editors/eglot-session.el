;; What a person does: opens a spec, looks at what is underlined, hovers, completes, fixes.
(require 'eglot)
(setq eglot-confirm-server-initiated-edits nil eglot-sync-connect 20 eglot-events-buffer-size 0)
(defun say (&rest words) (princ (concat (apply #'format words) "\n")))
(defun fail (text) (say "FAILED: %s" text) (kill-emacs 1))
(defun wait-for (what condition)
  (let ((tries 0))
    (while (and (not (funcall condition)) (< tries 200))
      (setq tries (1+ tries))
      (accept-process-output nil 0.1))
    (unless (funcall condition) (fail what))))
(defun found () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
(defun has (text) (seq-some (lambda (line) (string-match-p text line)) (found)))

(find-file "app.tabspec.json")
;; Nobody presses a key here, which is what 'eglot-ensure' waits for.
(apply #'eglot (eglot--guess-contact))
(eglot--maybe-activate-editing-mode)
(flymake-start)
(wait-for "no diagnostics came" (lambda () (has "house.fill")))
(say "diagnostics: %d" (length (found)))

(goto-char (point-min))
(search-forward "\"home")
(let* ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                               (eglot--TextDocumentPositionParams)))
       (value (plist-get (plist-get hover :contents) :value)))
  (unless (string-match-p "in the bar" value) (fail "no table in the hover"))
  (say "hover on \"home\":\n%s" value))

(goto-char (point-min))
(search-forward "defaultChildIdentifier\": \"")
(let* ((items (append (jsonrpc-request (eglot--current-server-or-lose) :textDocument/completion
                                       (eglot--TextDocumentPositionParams)) nil))
       (labels (mapcar (lambda (item) (plist-get item :label)) items)))
  (say "completion of an identifier: %s" (string-join labels ", "))
  (unless (equal labels '("first" "second")) (fail "not the identifiers of the group")))

(goto-char (point-min))
(search-forward "house.fi")
(let* ((actions (append (jsonrpc-request
                         (eglot--current-server-or-lose) :textDocument/codeAction
                         (list :textDocument (eglot--TextDocumentIdentifier)
                               :range (list :start (eglot--pos-to-lsp-position)
                                            :end (eglot--pos-to-lsp-position))
                               :context (list :diagnostics []))) nil))
       (chosen (seq-find (lambda (action) (string-match-p "house" (plist-get action :title))) actions)))
  (unless chosen (fail "no fix for the filled symbol"))
  (say "fix: %s" (plist-get chosen :title))
  (eglot--apply-workspace-edit (plist-get chosen :edit)))
;; Changes are sent when Emacs is idle, which it never is without a command loop.
(eglot--signal-textDocument/didChange)
(wait-for "the finding stays" (lambda () (flymake-start) (not (has "house.fill"))))
(say "diagnostics: %d" (length (found)))
(set-buffer-modified-p nil)
(kill-emacs 0)
