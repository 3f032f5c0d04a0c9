import { useRead } from 'record-cache-react'
import { AlertsIcon, CautionIcon, Icon, Sheet, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import styles from './ProductAlerts.module.css'
import { products } from './page.ts'

/** The latest alerts about the product, for those whom they concern; without any there is nothing to see. */
export function ProductAlerts() {
  const formats = useFormats()
  const { data, error, refresh } = useRead(useReads(products).alerts)
  if (!data) {
    return error ? <Failed text={messages.failedAlerts} action={messages.tryAgain} onRetry={refresh} /> : null
  }
  if (data.records.length === 0) return null
  return (
    <Sheet title={messages.alerts}>
      <Stack>
        <ul className={styles.alerts}>
          {data.records.map(({ id, fields }) => {
            const effective = fields.EffectiveDate__c.value
            return (
              <li key={id}>
                <Icon of={fields.Severity__c.value === 'Information' ? AlertsIcon : CautionIcon} />
                <span>
                  <b>{textOf(fields.Title__c)}</b>
                  {effective ? <time dateTime={effective}>{formats.day(effective)}</time> : null}
                </span>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Sheet>
  )
}
