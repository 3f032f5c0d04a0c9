import { useLocation } from 'react-router'
import { AlarmIcon, Icon, Link, LinkButton, Page } from 'ui'
import { pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'
import styles from './AlertNews.module.css'
import { messages } from './alert-news-messages.ts'
import { useAlertNews } from './use-alert-news.ts'

/**
 * What product alerts have for the reader: the number of unread ones next to their link, where it does not move the other links, or as
 * words, and a band across the page for critical ones.
 */
export function AlertNews({ as }: { as: 'count' | 'words' | 'band' }) {
  const { unread, unconfirmed } = useAlertNews()
  if (as === 'band') return <CriticalBand alerts={unconfirmed} />
  if (unread === 0) return null
  if (as === 'words') return messages.unreadCount(unread)
  return (
    <span className={styles.count}>
      <span className="vh">, </span>
      {unread}
      <span className="vh"> {messages.unread}</span>
    </span>
  )
}

/** The newest critical alert that the reader has not confirmed, on every page but its own, where it is confirmed. */
function CriticalBand({ alerts }: { alerts: readonly { id: string; title: string }[] }) {
  const { pathname, search } = useLocation()
  const shownId = pathname === pages.productAlert.path ? new URLSearchParams(search).get('id') : null
  const [first, ...others] = alerts.filter(({ id }) => id !== shownId)
  if (!first) return null
  const href = paths.productAlert({ id: first.id })
  return (
    <section aria-label={messages.band} className={styles.band}>
      <Page className={styles.line}>
        <p className={styles.alert}>
          <Icon of={AlarmIcon} className={styles.icon} />
          <span>
            <b>{messages.critical}</b>{' '}
            <Link href={href}>
              <bdi>{first.title}</bdi>
            </Link>
          </span>
        </p>
        <div className={styles.actions}>
          {others.length > 0 ? <Link href={paths.allAlerts()}>{messages.more(others.length)}</Link> : null}
          <LinkButton variant="line" size="sm" href={href}>
            {messages.confirm}
          </LinkButton>
        </div>
      </Page>
    </section>
  )
}
