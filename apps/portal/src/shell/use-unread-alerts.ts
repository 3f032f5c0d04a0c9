import { useRead } from 'record-cache-react'
import { readUnreadAlerts } from '../records/unread-alerts.ts'
import { usePage } from '../site/page.tsx'
import { pages } from '../site/pages.ts'

/** How many alerts are new to the reader; none as long as that is not known, and for those to whom alerts are no place. */
export function useUnreadAlerts(): number {
  const { offers } = usePage()
  const { data } = useRead(offers.places.includes(pages.productAlerts.place) ? readUnreadAlerts : null)
  return data?.alertIds.length ?? 0
}
