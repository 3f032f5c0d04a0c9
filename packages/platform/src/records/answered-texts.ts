import type { RecordShape } from 'contract'
import type { AppModel } from '../metadata/app-model.ts'
import { refuseMoreText } from '../query/run.ts'
import { isLong } from '../schema/names.ts'

/**
 * Bounds the long texts of a batch whose items may be the same records: a repeated record is read once but serialised each time.
 *
 * @throws AppError `QUERY_TOO_COMPLICATED`.
 */
export function refuseLongAnswer(app: AppModel, records: Iterable<RecordShape>): void {
  let characters = 0
  for (const record of records) characters += charactersOf(app, record)
  refuseMoreText(characters)
}

function charactersOf(app: AppModel, { apiName, fields }: RecordShape): number {
  const object = app.required(apiName)
  let count = 0
  for (const [name, { value }] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null) count += charactersOf(app, value)
    const field = object.fields.get(name)
    if (typeof value === 'string' && field && isLong(field)) count += value.length
  }
  return count
}
