import { useRead } from 'record-cache-react'
import { EmptyState, Link, LinkList, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { alertIcon } from '../../../../parts/alerts/alert-icon.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useNow } from '../../../../site/now.tsx'
import { paths } from '../../../../site/paths.ts'
import { AlertMarks } from '../../parts/AlertMarks.tsx'
import { useReadings } from '../../parts/use-readings.ts'
import { messages } from './messages.ts'
import { productAlerts } from './page.ts'

/** The newest alerts, those marked that the reader has not opened. */
export function LatestAlerts() {
  const { data, state, refresh } = useRead(useReads(productAlerts).latest)
  const { marksOf } = useReadings()
  const formats = useFormats()
  const now = useNow()
  if (!data && state === 'Error') {
    return <Failed text={messages.latestFailed} action={messages.tryAgain} onRetry={refresh} />
  }
  return (
    <Sheet title={messages.latest} isFlush titleEnd={<Link href={paths.allAlerts()}>{messages.showAll}</Link>}>
      {!data ? (
        <SkeletonRows label={messages.loadingLatest} />
      ) : data.records.length === 0 ? (
        <EmptyState title={messages.noAlerts} />
      ) : (
        <LinkList
          label={messages.latest}
          rows={data.records.map((alert) => ({
            href: paths.productAlert({ id: alert.id }),
            icon: alertIcon(textOf(alert.fields.Kind__c)),
            title: textOf(alert.fields.Title__c),
            meta: [
              textOf(alert.fields.Product__r?.value?.fields.Name),
              formats.relative(String(alert.fields.EffectiveDate__c.value), now),
            ]
              .filter(Boolean)
              .join(' · '),
            marks: <AlertMarks {...marksOf(alert)} />,
          }))}
        />
      )}
    </Sheet>
  )
}
