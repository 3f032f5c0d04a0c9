import { useRead } from 'record-cache-react'
import { EmptyState, Link, LinkList, SectionHead, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { AlertMarks } from '../../../../parts/alerts/AlertMarks.tsx'
import { alertRow } from '../../../../parts/alerts/alert-row.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { home } from './page.ts'

/** The newest alerts about the products of the reader's account; hidden for users without alerts. */
export function HomeAlerts() {
  const read = useReads(home).alerts
  return read ? (
    <section>
      <SectionHead title={messages.alerts} end={<Link href={paths.allAlerts()}>{messages.allAlerts}</Link>} />
      <Alerts />
    </section>
  ) : null
}

function Alerts() {
  const { data, state, refresh } = useRead(useReads(home).alerts)
  const { data: unread } = useRead(useReads(home).unread)
  const formats = useFormats()
  if (!data && state === 'Error') {
    return <Failed text={messages.alertsFailed} onRetry={refresh} />
  }
  return (
    <Sheet isFlush>
      {!data ? (
        <SkeletonRows label={messages.loadingAlerts} />
      ) : data.records.length === 0 ? (
        <EmptyState title={messages.noAlerts} />
      ) : (
        <LinkList
          label={messages.alerts}
          rows={data.records.map(({ id, fields }) => {
            const effective = fields.EffectiveDate__c.value
            const parts = [textOf(fields.Product__r?.value?.fields.Name), effective ? formats.day(effective) : '']
            const row = alertRow(id, fields)
            return {
              ...row,
              meta: parts.filter((part) => part !== '').join(' · '),
              marks: (
                <AlertMarks
                  isCritical={row.isAlarm}
                  isUnread={unread?.alertIds.includes(id) === true}
                  isUnconfirmed={unread?.unconfirmed.some((alert) => alert.id === id) === true}
                />
              ),
            }
          })}
        />
      )}
    </Sheet>
  )
}
