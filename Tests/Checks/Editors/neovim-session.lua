-- What a person does: opens a spec, looks at what is underlined, hovers, completes, fixes.
local function say(...) io.stdout:write(string.format(...) .. '\n') end
local function fail(text) say('FAILED: %s', text); vim.cmd('cquit 1') end
local function wait(what, condition)
  if not vim.wait(20000, condition, 50) then fail(what) end
end
local function request(method, more)
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  for _, answer in pairs(answers or {}) do
    if answer.err then fail(method .. ': ' .. answer.err.message) end
    return answer.result
  end
  fail('no answer to ' .. method)
end
local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, diagnostic.code or (diagnostic.user_data or {}).lsp and diagnostic.user_data.lsp.code)
  end
  table.sort(found)
  return found
end

vim.cmd('edit app.tabspec.json')
wait('no diagnostics came', function() return #vim.diagnostic.get(0) > 0 end)
say('diagnostics: %s', table.concat(codes(), ', '))

vim.fn.search('"home"')
local hover = request('textDocument/hover')
if not hover or not hover.contents.value:find('in the bar') then fail('no table in the hover') end
say('hover on "home":\n%s', hover.contents.value)

vim.fn.search('defaultChildIdentifier": "')
vim.fn.search('""', 'c')
vim.cmd('normal! l')
local labels = {}
for _, item in ipairs(request('textDocument/completion')) do table.insert(labels, item.label) end
say('completion of an identifier: %s', table.concat(labels, ', '))
if table.concat(labels, ' ') ~= 'first second' then fail('not the identifiers of the group') end

vim.fn.cursor(1, 1)
vim.fn.search('house.fill')
local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', range, 20000)
local _, answer = next(answers)
local chosen
for _, action in ipairs(answer.result) do
  if action.title:find('house') then chosen = action end
end
if not chosen then fail('no fix for the filled symbol') end
say('fix: %s', chosen.title)
vim.lsp.util.apply_workspace_edit(chosen.edit, 'utf-16')
say('line 4: %s', vim.fn.getline(4))
wait('the finding stays', function() return not vim.tbl_contains(codes(), 'filled-symbol') end)
say('diagnostics: %s', table.concat(codes(), ', '))
vim.cmd('quitall!')
