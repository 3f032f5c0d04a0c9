import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { author } from './page.ts'

/** Whether the author publishes articles, by the rights that the server tells. */
export function useMayPublish(): boolean {
  const { data } = useRead(useReads(author).rights)
  return data?.fields.PublicationStatus?.updateable === true
}
