export { eTagOf } from './e-tag.ts'
export { createMemoryFileStore } from './testing/memory-file-store.ts'
export { toyApp } from './testing/toy-app.ts'
export { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from './testing/toy-world.ts'
