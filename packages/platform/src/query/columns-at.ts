import type { ObjectModel } from '../metadata/app-model.ts'

/** Which columns of a result row belong to the record at the end of a relationship path: the index of its id, version and fields. */
export type ColumnsAt = { object: ObjectModel; id: number; version: number; fields: ReadonlyMap<string, number> }
