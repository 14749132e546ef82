;; Emacs 28 with eglot. 'tabspec' is taken from $TABSPEC here.
(define-derived-mode tabspec-mode js-mode "Tabspec")
(add-to-list 'auto-mode-alist '("\\.tabspec\\.json\\'" . tabspec-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(tabspec-mode . (,(or (getenv "TABSPEC") "tabspec") "server"))))
(add-hook 'tabspec-mode-hook #'eglot-ensure)
