/// <reference lib="dom" />
import { afterEach } from 'vitest'

// Files of tests share one document: each test leaves it empty. Those that draw for a server have none.
afterEach(() => {
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
})
