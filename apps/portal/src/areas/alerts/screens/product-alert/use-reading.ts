import { useEffect, useRef } from 'react'
import { useRecordCache } from 'record-cache-react'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { randomKey } from '../../../../records/random-key.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { useReadings } from '../../parts/use-readings.ts'
import { messages } from './messages.ts'

/** Marks an alert as read when it is shown, and confirms it on request. */
export function useReading(alertId: string) {
  const cache = useRecordCache()
  const { isKnown, readingOf, readAgain } = useReadings()
  const { change, isBusy, problem } = useOneChange()
  const mark = useRef<{ alertId: string; readingId: Promise<string | null> } | null>(null)
  const reading = readingOf(alertId)
  const isUnread = isKnown && !reading

  useEffect(() => {
    if (!isUnread || mark.current?.alertId === alertId) return
    const record = { apiName: 'AlertReading__c', fields: { AlertId__c: alertId } } as const
    const markAsRead = async (): Promise<string | null> => {
      const created = await cache
        .send(createRecord, record, { idempotencyKey: randomKey() })
        // A failed or duplicate mark is harmless: the alert shows as unread once more.
        .catch(() => null)
      await readAgain()
      return created?.id ?? null
    }
    mark.current = { alertId, readingId: markAsRead() }
  }, [isUnread, alertId, cache, readAgain])

  const confirm = async (): Promise<void> => {
    await change(async () => {
      const fields = { IsConfirmed__c: true }
      // There is one reading for each alert and reader, so the one that is just created is confirmed.
      const readingId = reading?.id ?? (mark.current?.alertId === alertId ? await mark.current.readingId : null)
      if (readingId) {
        await cache.send(updateRecord, { apiName: 'AlertReading__c', fields: { Id: readingId, ...fields } })
      } else {
        const record = { apiName: 'AlertReading__c', fields: { AlertId__c: alertId, ...fields } } as const
        await cache.send(createRecord, record, { idempotencyKey: randomKey() })
      }
      await readAgain()
    }, messages.notConfirmed)
  }
  return {
    isKnown,
    confirmedAt: reading?.fields.IsConfirmed__c.value ? String(reading.fields.ConfirmedDate__c.value) : null,
    confirm,
    isBusy,
    problem,
  }
}
