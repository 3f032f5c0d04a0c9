import { useRead } from 'record-cache-react'
import { EmptyState, Link, LinkList, SectionHead } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { AlertMarks } from '../../../../parts/alerts/AlertMarks.tsx'
import { alertRow } from '../../../../parts/alerts/alert-row.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { ShortSheet } from './ShortSheet.tsx'
import { shortList } from './short-list.ts'

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
  const alerts = shortList(useRead(useReads(home).alerts), (alert) => alert)
  const { data: unread } = useRead(useReads(home).unread)
  const formats = useFormats()
  return (
    <ShortSheet
      list={alerts}
      texts={{ failed: messages.alertsFailed, loading: messages.loadingAlerts }}
      empty={<EmptyState title={messages.noAlerts} />}
    >
      {(rows) => (
        <LinkList
          label={messages.alerts}
          rows={rows.map(({ id, fields }) => {
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
    </ShortSheet>
  )
}
