import { useRead } from 'record-cache-react'
import { CheckIcon, ClockIcon, CloseIcon, classNames, Icon, Sheet } from 'ui'
import { daysLeft } from '../../../../format/days-left.ts'
import { useNow } from '../../../../site/now.tsx'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { type ResetItems, readItems } from './page.ts'
import type { ResetResult } from './reset-result.ts'

const icons = { Reset: CheckIcon, 'Not reset': CloseIcon, Pending: ClockIcon }

/** The result per service, with the reason if it is the subscription. */
export function ResultList({ services, resetId }: Pick<ResetResult, 'services' | 'resetId'>) {
  const { data } = useRead(resetId === null ? null : readItems(resetId))
  const now = useNow()
  const reasonOf = (id: string): string | undefined => {
    const item = data?.records.find(({ fields }) => fields.SubscriptionId__c.value === id)
    return item && reasonIn(item, now)
  }
  return (
    <Sheet isFlush>
      <ul aria-label={messages.resultsOf} className={styles.results}>
        {services.map(({ id, number, result }) => (
          <li key={id} className={classNames(result === 'Not reset' && styles.bad)}>
            <Icon of={icons[result]} />
            <b className="mono">{number}</b>
            <span className={styles.result}>
              {messages.results[result]}
              {result === 'Not reset' ? reasonOf(id) : null}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Why the subscription prevents the reset; undefined if it does not. */
function reasonIn({ fields }: ResetItems['records'][number], nowMs: number): string | undefined {
  const service = fields.Subscription__r?.value?.fields
  const status = service?.Status__c?.value
  const ends = service?.EndDate__c?.value
  const starts = service?.StartDate__c?.value
  if (status === 'Cancelled') return messages.canceled
  if (status === 'Expired' || (ends && daysLeft(ends, nowMs) < 0)) return messages.expired
  return starts && daysLeft(starts, nowMs) > 0 ? messages.notStarted : undefined
}
