export { createMemoryFileStore } from './testing/memory-file-store.ts'
