import { AppError, limits, type ObjectInfo, type ObjectInfoDirectory, UI_API } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { Caller } from '../engine.ts'
import { type BatchItem, failure } from '../records/batch-item.ts'
import { nameFields, objectInfo } from './object-info.ts'

/**
 * Describes several objects: as many results as names, in their order.
 *
 * @throws AppError `MISSING_ARGUMENT`, `QUERY_TOO_COMPLICATED`.
 */
export function objectInfos(caller: Caller, names: readonly string[]): { results: BatchItem<ObjectInfo>[] } {
  if (names.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: 'objectApiNames' })
  if (names.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} objects` })
  }
  const known = new Map<string, BatchItem<ObjectInfo>>()
  for (const name of new Set(names)) known.set(name, item(caller, name))
  return { results: names.map((name) => known.get(name)).filter((result) => result !== undefined) }
}

/** Every object that exists for the caller. */
export function objectInfoDirectory(caller: Caller): ObjectInfoDirectory {
  const visible = caller.engine.app.objects
    .map(({ apiName }) => caller.grantsOf(apiName))
    .filter((grants) => grants !== null)
  const objects = Object.fromEntries(
    visible.map((grants) => {
      const { apiName, keyPrefix, label, labelPlural } = grants.object
      const objectInfoUrl = `${UI_API}/object-info/${apiName}`
      return [apiName, { apiName, keyPrefix, label, labelPlural, nameFields: nameFields(grants), objectInfoUrl }]
    }),
  )
  return { eTag: eTagOf(objects), objects }
}

function item(caller: Caller, objectApiName: string): BatchItem<ObjectInfo> {
  try {
    return { statusCode: 200, result: objectInfo(caller, objectApiName) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failure(error)
  }
}
