import { AppError, type RecordAvatar } from 'contract'
import { authoriseUpdate, updatingGrants } from '../access/authorise-write.ts'
import { isInternal } from '../access/internal-only.ts'
import { type PersonCaller, within } from '../engine.ts'
import { lockToChange } from '../records/lock-to-change.ts'
import { objectOfId } from '../records/record-id.ts'
import { photoAvatar, themeAvatar } from './avatar.ts'
import { removePhoto, storePhoto } from './stored-photos.ts'

/** The change of a record's picture: `AssociateAvatar` sets one, the others remove it, a reported one too. */
export type AvatarAction = 'AssociateAvatar' | 'DisassociateAvatar' | 'RemoveLogo' | 'ReportLogo'

export type AvatarParams = {
  actionType: AvatarAction
  photoUrl?: string | null | undefined
  profileName?: string | null | undefined
  blueMasterId?: string | null | undefined
  externalId?: string | null | undefined
}

/**
 * Changes the avatar of a record. The picture itself is never fetched: its address must be https at a host that the application
 * names.
 *
 * @throws AppError `NOT_FOUND`, `INSUFFICIENT_ACCESS` for callers who are not internal or may not change the record,
 * `MISSING_ARGUMENT`, `INVALID_API_INPUT`, `INVALID_ID_FIELD`.
 */
export async function associateAvatar(
  caller: PersonCaller,
  recordId: string,
  params: AvatarParams,
): Promise<RecordAvatar> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  // Checked for removals as well: an invalid photoUrl is always refused.
  const photoUrl =
    typeof params.photoUrl === 'string' ? photoUrlOf(caller.engine.app.photoHosts, params.photoUrl) : null
  return caller.engine.database.transaction(async (tx) => {
    const changing = updatingGrants(grants)
    const { locked, ...seen } = await lockToChange(within(caller, tx), tx, grants, changing, id, 'share')
    if (seen.isReadable && !isInternal(caller.principal)) throw new AppError('INSUFFICIENT_ACCESS')
    authoriseUpdate(grants, locked?.row ?? new Map(), seen, [])
    if (!locked) throw new AppError('NOT_FOUND')
    if (params.actionType !== 'AssociateAvatar') {
      await removePhoto(tx, id)
      return themeAvatar(object, id)
    }
    if (photoUrl === null) throw new AppError('MISSING_ARGUMENT', { parameter: 'photoUrl' })
    const photo = {
      photoUrl,
      provider: params.profileName ?? null,
      blueMasterId: params.blueMasterId ?? null,
      responseId: params.externalId ?? null,
    }
    return photoAvatar({ ...photo, version: await storePhoto(tx, id, photo) }, id)
  })
}

/** The normalised address, if its host is allowed. */
function photoUrlOf(hosts: readonly string[], text: string): string {
  const url = URL.parse(text)
  const isPlain = url?.username === '' && url.password === '' && url.port === ''
  if (url?.protocol !== 'https:' || !isPlain || !hosts.includes(url.hostname)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'photoUrl is not an address that pictures may come from' })
  }
  return url.href
}
