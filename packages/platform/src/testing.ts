export { eTagOf } from './e-tag.ts'
export { createMemoryFileStore } from './testing/memory-file-store.ts'
