import styles from './UnreadAlerts.module.css'
import { messages } from './unread-messages.ts'
import { useUnreadAlerts } from './use-unread-alerts.ts'

/** The number of unread alerts, next to their link in the navigation; it does not move the other links. */
export function UnreadAlerts() {
  const count = useUnreadAlerts()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span className="vh">, </span>
      {count}
      <span className="vh"> {messages.unread}</span>
    </span>
  )
}

/** The number of unread alerts as text. */
export function UnreadWords() {
  const count = useUnreadAlerts()
  return count === 0 ? null : messages.unreadCount(count)
}
