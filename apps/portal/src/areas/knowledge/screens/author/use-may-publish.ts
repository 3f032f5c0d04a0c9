import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/page.ts'
import { author } from './page.ts'

/** Whether the author may publish, by the server's permissions. */
export function useMayPublish(): boolean {
  const { data } = useRead(useReads(author).rights)
  return data?.fields.PublicationStatus?.updateable === true
}
