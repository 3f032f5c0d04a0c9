export {
  anything,
  type Check,
  type ConfigFor,
  each,
  flag,
  id,
  ids,
  integer,
  list,
  mapOf,
  maybe,
  name,
  names,
  nullable,
  object,
  oneOf,
  otherwise,
  type Shape,
  scalar,
  text,
} from '../define/check.ts'
export { type DefinedRead, defineRead, type ReadTraits } from './define-read.ts'
export { defineWrite, type WriteTraits } from './define-write.ts'
export type { ForeignCall } from './foreign-call.ts'
