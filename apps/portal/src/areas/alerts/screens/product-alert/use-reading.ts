import { useEffect, useRef } from 'react'
import { useRecordCache } from 'record-cache-react'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { randomKey } from '../../../../records/random-key.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { useReadings } from '../../parts/use-readings.ts'
import { messages } from './messages.ts'

/** Marks an alert as read once it is shown, and confirms it when the reader does. */
export function useReading(alertId: string) {
  const cache = useRecordCache()
  const { isKnown, readingOf, readAgain } = useReadings()
  const { change, isBusy, problem } = useOneChange()
  const marked = useRef<string | null>(null)
  const reading = readingOf(alertId)
  const isUnread = isKnown && !reading

  useEffect(() => {
    if (!isUnread || marked.current === alertId) return
    marked.current = alertId
    const record = { apiName: 'AlertReading__c', fields: { AlertId__c: alertId } } as const
    // A mark that is not saved, or that another window has made, harms nothing: the alert shows as new once more.
    void cache
      .send(createRecord, record, { idempotencyKey: randomKey() })
      .catch(() => {})
      .then(readAgain)
  }, [isUnread, alertId, cache, readAgain])

  const confirm = async (): Promise<void> => {
    await change(async () => {
      const fields = { IsConfirmed__c: true }
      if (reading) {
        await cache.send(updateRecord, { apiName: 'AlertReading__c', fields: { Id: reading.id, ...fields } })
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
