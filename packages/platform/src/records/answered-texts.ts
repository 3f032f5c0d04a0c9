import type { RecordShape } from 'contract'
import type { AppModel } from '../metadata/app-model.ts'
import { refuseMoreText } from '../query/run.ts'
import { isLong } from '../schema/names.ts'

/**
 * Limits the long texts of a batch. A repeated record counts each time: it is read once, but serialised repeatedly.
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
