import type { RecordCache } from 'record-cache'
import { readOnce } from '../../records/read-once.ts'
import { readList } from '../../records/records.ts'
import { paths } from '../../site/paths.ts'

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

/** The address of the case with this number; null for none. */
export async function numberedCase(cache: RecordCache, number: string): Promise<string | null> {
  const { data } = await readOnce(cache, readNumbered(number))
  const id = data?.records[0]?.id
  return id === undefined ? null : paths.caseDetails({ id })
}
