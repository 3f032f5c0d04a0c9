import { AppError, type RecordAvatar } from 'contract'
import { authoriseUpdate } from '../access/authorise-write.ts'
import { isInternal } from '../access/internal-only.ts'
import { type PersonCaller, within } from '../engine.ts'
import { recordsByIds } from '../records/read-records.ts'
import { objectOfId } from '../records/record-id.ts'
import { emptySelection } from '../shape/selection.ts'
import { photoAvatar, themeAvatar } from './avatar.ts'
import { removePhoto, storePhoto } from './stored-photos.ts'

/** `Photo` gives a record a picture, `Theme` takes it away again. */
export type AvatarAsked = {
  actionType: string
  photoUrl?: string | null | undefined
  profileName?: string | null | undefined
  blueMasterId?: string | null | undefined
  externalId?: string | null | undefined
}

/**
 * Changes what stands for a record. The picture itself is never fetched: its address must be https at a host that the
 * application names.
 *
 * @throws AppError `NOT_FOUND`, `INSUFFICIENT_ACCESS` for callers who are not internal or may not change the record,
 * `UNSUPPORTED_AVATAR_TYPE`, `MISSING_ARGUMENT`, `INVALID_API_INPUT`, `INVALID_ID_FIELD`.
 */
export async function associateAvatar(
  caller: PersonCaller,
  recordId: string,
  asked: AvatarAsked,
): Promise<RecordAvatar> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  // Refused even where a theme needs none: an address that may not be shown is never taken.
  const photoUrl = typeof asked.photoUrl === 'string' ? photoUrlOf(caller.engine.app.photoHosts, asked.photoUrl) : null
  return caller.engine.database.transaction(async (tx) => {
    const locked = (await caller.engine.rows.lock(tx, object, [id], 'share')).get(id)
    const [readable] = locked ? await recordsByIds(within(caller, tx), object, [id], emptySelection()) : []
    if (readable && !isInternal(caller.principal)) throw new AppError('INSUFFICIENT_ACCESS')
    authoriseUpdate(grants, locked?.row ?? new Map(), readable !== undefined, [])
    if (asked.actionType === 'Theme') {
      await removePhoto(tx, id)
      return themeAvatar(object, id)
    }
    if (asked.actionType !== 'Photo') throw new AppError('UNSUPPORTED_AVATAR_TYPE')
    if (photoUrl === null) throw new AppError('MISSING_ARGUMENT', { parameter: 'photoUrl' })
    const photo = {
      photoUrl,
      provider: asked.profileName ?? null,
      blueMasterId: asked.blueMasterId ?? null,
      responseId: asked.externalId ?? null,
    }
    return photoAvatar({ ...photo, version: await storePhoto(tx, id, photo) }, id)
  })
}

/** The address as a browser understands it, if it may be shown. */
function photoUrlOf(hosts: readonly string[], text: string): string {
  const url = URL.parse(text)
  const isPlain = url?.username === '' && url.password === '' && url.port === ''
  if (url?.protocol !== 'https:' || !isPlain || !hosts.includes(url.hostname)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'photoUrl is not an address that pictures may come from' })
  }
  return url.href
}
