import { AppError, exportNoticeVersion } from 'contract'
import type { Identity } from 'identity'
import type { SupportPerson } from '../person.ts'

/**
 * Keeps with a live link that its guest has confirmed the export-control notice: files are taken after that alone.
 *
 * @throws AppError `LINK_INVALID`; `EXPORT_ACKNOWLEDGEMENT_REQUIRED` for another version than the current one.
 */
export async function confirmNotice(
  { identity }: { identity: Pick<Identity<SupportPerson>, 'addTokenFacts'> },
  token: string,
  confirmedNotice: string,
): Promise<void> {
  if (confirmedNotice !== exportNoticeVersion) {
    throw new AppError('EXPORT_ACKNOWLEDGEMENT_REQUIRED', {}, { field: 'confirmedNotice' })
  }
  if (!(await identity.addTokenFacts('guest', token, { confirmedNotice }))) throw new AppError('LINK_INVALID')
}
