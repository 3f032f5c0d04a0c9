import { useRead } from 'record-cache-react'
import { readUnreadAlerts } from '../records/unread-alerts.ts'
import { usePage } from '../site/page.tsx'
import { pages } from '../site/pages.ts'

/** The number of unread alerts and the critical ones to be confirmed; none until loaded, and for readers without alerts. */
export function useAlertNews(): { unread: number; unconfirmed: readonly { id: string; title: string }[] } {
  const { offers } = usePage()
  const { data } = useRead(offers.places.includes(pages.productAlerts.place) ? readUnreadAlerts : null)
  return { unread: data?.alertIds.length ?? 0, unconfirmed: data?.unconfirmed ?? [] }
}
