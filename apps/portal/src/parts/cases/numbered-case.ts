import type { RecordCache } from 'record-cache'
import { readOnce } from '../../records/read-once.ts'
import { readList } from '../../records/records.ts'
import { paths } from '../../site/paths.ts'

/** The case number in a text of digits, with or without leading zeros; null for any other text. */
export function caseNumberIn(text: string): string | null {
  const digits = text.trim()
  return /^\d{4,8}$/.test(digits) ? digits.padStart(8, '0') : null
}

/** The case with this number, if the reader may see it. */
export const readNumbered = (number: string) =>
  readList(
    {
      objectApiName: 'Case',
      listViewApiName: 'AllCases',
      pageSize: 1,
      where: JSON.stringify({ CaseNumber: { eq: number } }),
    },
    ['Case.CaseNumber', 'Case.Subject'],
  )

/** The address of the case whose number a text is; null for none. */
export async function numberedCase(cache: RecordCache, text: string): Promise<string | null> {
  const number = caseNumberIn(text)
  if (number === null) return null
  const { data } = await readOnce(cache, readNumbered(number))
  const id = data?.records[0]?.id
  return id === undefined ? null : paths.caseDetails({ id })
}
