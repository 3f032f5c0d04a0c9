import { AppError, keyPrefixOf, limits, type RecordAvatar, toRecordId18 } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { formFactorOf } from '../metadata/form-factor.ts'
import { type BatchItem, failure } from '../records/batch-item.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import { photoAvatar, themeAvatar } from './avatar.ts'
import { storedPhotos } from './stored-photos.ts'

/**
 * The avatars of several records: a picture, or the theme of the object.
 *
 * @returns as many results as ids, in their order; what does not exist for the caller is 404, what is no id 400.
 * @throws AppError `QUERY_TOO_COMPLICATED`, `ILLEGAL_QUERY_PARAMETER_VALUE`.
 */
export async function recordAvatars(
  caller: PersonCaller,
  recordIds: readonly string[],
  { formFactor }: { formFactor?: string | undefined } = {},
): Promise<{ hasErrors: boolean; results: BatchItem<RecordAvatar>[] }> {
  formFactorOf(formFactor)
  if (recordIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} ids` })
  }
  const visible = await visibleRecords(caller, recordIds)
  const photos = await storedPhotos(caller.engine.database, [...visible.keys()])
  const results = recordIds.map((text): BatchItem<RecordAvatar> => {
    const id = toRecordId18(text)
    if (id === null) return failure(new AppError('INVALID_ID_FIELD', { id: text.slice(0, 40) }))
    const object = visible.get(id)
    if (!object) return failure(new AppError('NOT_FOUND'))
    const photo = photos.get(id)
    return { statusCode: 200, result: photo ? photoAvatar(photo, id) : themeAvatar(object, id) }
  })
  return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results }
}

/** The object of each record that the caller can see, by id. */
async function visibleRecords(caller: PersonCaller, recordIds: readonly string[]): Promise<Map<string, ObjectModel>> {
  const wanted = new Map<ObjectModel, Set<string>>()
  for (const text of recordIds) {
    const id = toRecordId18(text)
    const object = id === null ? undefined : caller.engine.app.objectByPrefix(keyPrefixOf(id))
    if (id === null || !object || !caller.grantsOf(object.apiName)) continue
    wanted.set(object, (wanted.get(object) ?? new Set()).add(id))
  }
  const visible = new Map<string, ObjectModel>()
  for (const [object, ids] of wanted) {
    for (const { id } of await recordsByIds(caller, object, [...ids], emptySelection())) visible.set(id, object)
  }
  return visible
}
