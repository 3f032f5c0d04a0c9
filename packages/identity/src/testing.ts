export { cheapHashes } from './testing/cheap-hashes.ts'
