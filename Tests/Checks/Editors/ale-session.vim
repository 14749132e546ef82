" What a person does: opens a spec and looks at what is underlined.
function! Say(text)
  call writefile([a:text], 'ale.log', 'a')
endfunction
function! Wait(what, condition)
  for attempt in range(200)
    if eval(a:condition) | return | endif
    sleep 100m
  endfor
  call Say('FAILED: ' . a:what)
  cquit 1
endfunction
edit app.tabspec.json
call Wait('no diagnostics came', 'len(ale#engine#GetLoclist(bufnr(""))) > 0')
let s:codes = map(copy(ale#engine#GetLoclist(bufnr(''))), 'get(v:val, "code", "")')
call Say('diagnostics: ' . join(sort(s:codes), ', '))
if index(s:codes, 'filled-symbol') < 0
  call Say('FAILED: the filled symbol is not found')
  cquit 1
endif
%s/house\.fill/house/
ALELint
call Wait('the finding stays', 'index(map(copy(ale#engine#GetLoclist(bufnr(""))), "get(v:val, \"code\", \"\")"), "filled-symbol") < 0')
call Say('after changing the text: ' . len(ale#engine#GetLoclist(bufnr(''))) . ' left')
quitall!
