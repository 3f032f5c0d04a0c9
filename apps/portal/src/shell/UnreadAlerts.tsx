import styles from './UnreadAlerts.module.css'
import { messages } from './unread-messages.ts'
import { useUnreadAlerts } from './use-unread-alerts.ts'

/** How many alerts are new to the reader, beside the name of their place; it takes no room from its neighbors. */
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

/** How many alerts are new to the reader, in words. */
export function UnreadWords() {
  const count = useUnreadAlerts()
  return count === 0 ? null : messages.unreadCount(count)
}
