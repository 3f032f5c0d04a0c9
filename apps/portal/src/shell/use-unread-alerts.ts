import { useRead } from 'record-cache-react'
import { readUnreadAlerts } from '../records/unread-alerts.ts'

/** How many alerts are new to the reader; none as long as that is not known. */
export const useUnreadAlerts = (): number => useRead(readUnreadAlerts).data?.alertIds.length ?? 0
