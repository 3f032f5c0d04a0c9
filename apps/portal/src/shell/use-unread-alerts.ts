import { useRead } from 'record-cache-react'
import { readUnreadAlerts } from '../records/unread-alerts.ts'
import { usePage } from '../site/page.tsx'
import { pages } from '../site/pages.ts'

/** The number of unread alerts; 0 until it is loaded, and for readers without alerts. */
export function useUnreadAlerts(): number {
  const { offers } = usePage()
  const { data } = useRead(offers.places.includes(pages.productAlerts.place) ? readUnreadAlerts : null)
  return data?.alertIds.length ?? 0
}
