/// <reference lib="dom" />
import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a test waits for what it expects: enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files of tests share one document: each test leaves it empty. Those that draw for a server have none.
afterEach(() => {
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
})
