import { paths } from '../../site/paths.ts'
import type { UploadPlace } from '../uploads/upload.ts'

/** Upload target for the files of a case. */
export function attachmentsOf({ id, number, subject }: { id: string; number: string; subject: string }): UploadPlace {
  const title = [number, subject].filter((part) => part !== '').join(' ')
  return { name: `case:${id}`, recordId: id, page: { title, href: paths.caseDetails({ id }) } }
}
