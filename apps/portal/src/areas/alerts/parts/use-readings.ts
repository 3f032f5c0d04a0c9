import { useCallback } from 'react'
import { useRead } from 'record-cache-react'
import type { AlertMarkProps } from '../../../parts/alerts/AlertMarks.tsx'
import { readUnreadAlerts } from '../../../records/unread-alerts.ts'
import { type AlertRow, type ReadingRow, readReadings } from '../reads.ts'

/** The alerts that the reader has opened. While loading, none is marked as unread. */
export function useReadings() {
  const { data, refresh } = useRead(readReadings)
  const { refresh: countAgain } = useRead(readUnreadAlerts)
  // A stable function: effects that depend on it would run again.
  const readAgain = useCallback(() => Promise.all([refresh(), countAgain()]), [refresh, countAgain])
  const readingOf = (alertId: string): ReadingRow | undefined =>
    data?.records.find(({ fields }) => fields.AlertId__c.value === alertId)
  return {
    isKnown: data !== undefined,
    readingOf,
    /** What the reader still has to do with an alert. */
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
