/// <reference lib="dom" />
import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a test waits for what it expects: enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out, so that nothing is ever resized.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Test files share one document, so each test must leave it empty. Tests of server rendering have no document.
afterEach(() => {
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
})
