import { AppError, limits, type ObjectInfo, type ObjectInfoDirectory, UI_API } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { Caller } from '../engine.ts'
import { answerItems, type BatchItem } from '../records/batch-item.ts'
import { nameFields, objectInfo } from './object-info.ts'

/**
 * Describes several objects: as many results as names, in their order.
 *
 * @throws AppError `MISSING_ARGUMENT`, `QUERY_TOO_COMPLICATED`.
 */
export async function objectInfos(
  caller: Caller,
  names: readonly string[],
): Promise<{ results: BatchItem<ObjectInfo>[] }> {
  if (names.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: 'objectApiNames' })
  if (names.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} objects` })
  }
  // Names are known in any case: each object is described once.
  const results = await answerItems(
    names.map((name) => name.toLowerCase()),
    (name) => objectInfo(caller, name),
  )
  return { results }
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
