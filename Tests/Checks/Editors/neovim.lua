-- Neovim 0.7 and later, with the client that it has. 'tabspec' is taken from $TABSPEC here.
local function start()
  local client = vim.lsp.start_client({
    name = 'tabspec',
    cmd = { vim.env.TABSPEC or 'tabspec', 'server' },
    root_dir = vim.fn.getcwd(),
  })
  vim.lsp.buf_attach_client(0, client)
end

vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  pattern = '*.tabspec.json',
  callback = start,
})
