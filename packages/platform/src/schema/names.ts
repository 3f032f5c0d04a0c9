import { identifier } from 'database'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'

/** The schema that holds one table per object. */
export const RECORDS_SCHEMA = 'records'

/** The column of the version of a row, which only grows; it is no field. */
export const VERSION_COLUMN = '"_version"'

/** The table of an object, quoted. */
export const table = (object: Pick<ObjectModel, 'apiName'>): string => `${RECORDS_SCHEMA}.${identifier(object.apiName)}`

/** The table of an object's search vectors, quoted. */
export const searchTable = (object: Pick<ObjectModel, 'apiName'>): string =>
  `${RECORDS_SCHEMA}.${identifier(`${object.apiName}_search`)}`

/** The sequence behind an auto-number, quoted. */
export const sequence = (object: Pick<ObjectModel, 'apiName'>, field: FieldModel): string =>
  `${RECORDS_SCHEMA}.${identifier(`${object.apiName}_${field.apiName}_seq`)}`

/** Long texts, which are read only on request. */
export const isLong = (field: FieldModel): boolean => field.type === 'longText' || field.type === 'richText'

/** Fields that have a value in every row; their columns refuse null. */
export const isAlwaysSet = (field: FieldModel): boolean =>
  field.required === true || field.type === 'autoNumber' || field.type === 'checkbox'
