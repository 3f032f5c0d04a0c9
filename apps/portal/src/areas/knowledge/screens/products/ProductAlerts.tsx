import { useRead } from 'record-cache-react'
import { LinkList, Sheet } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { SeverityBadge } from '../../../../parts/alerts/AlertMarks.tsx'
import { alertRow } from '../../../../parts/alerts/alert-row.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { messages } from './messages.ts'
import { products } from './page.ts'

/** The latest alerts about the product; renders nothing without any. */
export function ProductAlerts() {
  const formats = useFormats()
  const { data, error, refresh } = useRead(useReads(products).alerts)
  if (!data) {
    return error ? <Failed text={messages.failedAlerts} onRetry={refresh} /> : null
  }
  if (data.records.length === 0) return null
  return (
    <Sheet title={messages.alerts} isFlush>
      <LinkList
        label={messages.alerts}
        rows={data.records.map(({ id, fields }) => {
          const row = alertRow(id, fields)
          return {
            ...row,
            meta: fields.EffectiveDate__c.value === null ? undefined : formats.day(fields.EffectiveDate__c.value),
            marks: row.isAlarm ? <SeverityBadge severity={textOf(fields.Severity__c)} /> : undefined,
          }
        })}
      />
    </Sheet>
  )
}
