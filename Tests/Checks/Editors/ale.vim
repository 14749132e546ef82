" Vim with ALE. 'tabspec' is taken from $TABSPEC here.
call ale#linter#Define('json', {
\   'name': 'tabspec',
\   'lsp': 'stdio',
\   'executable': {buffer -> empty($TABSPEC) ? 'tabspec' : $TABSPEC},
\   'command': '%e server',
\   'project_root': {buffer -> getcwd()},
\   'language': 'json',
\})
autocmd BufRead,BufNewFile *.tabspec.json let b:ale_linters = ['tabspec']
