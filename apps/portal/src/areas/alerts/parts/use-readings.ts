import { useCallback } from 'react'
import { useRead } from 'record-cache-react'
import { readUnreadAlerts } from '../../../records/unread-alerts.ts'
import { type AlertRow, type ReadingRow, readReadings } from '../reads.ts'
import type { AlertMarkProps } from './AlertMarks.tsx'

/** What the reader has read. Until that is known nothing is marked as unread. */
export function useReadings() {
  const { data, refresh } = useRead(readReadings)
  const { refresh: countAgain } = useRead(readUnreadAlerts)
  // An effect runs anew with another one.
  const readAgain = useCallback(() => Promise.all([refresh(), countAgain()]), [refresh, countAgain])
  const readingOf = (alertId: string): ReadingRow | undefined =>
    data?.records.find(({ fields }) => fields.AlertId__c.value === alertId)
  return {
    isKnown: data !== undefined,
    readingOf,
    /** What is still to be done with an alert. */
    marksOf: ({ id, fields }: Pick<AlertRow, 'id' | 'fields'>): AlertMarkProps => ({
      isUnread: data !== undefined && !readingOf(id),
      isUnconfirmed:
        data !== undefined &&
        fields.NeedsConfirmation__c.value === true &&
        readingOf(id)?.fields.IsConfirmed__c.value !== true,
    }),
    readAgain,
  }
}
