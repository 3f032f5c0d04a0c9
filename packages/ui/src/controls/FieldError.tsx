import { Icon } from '../icons/Icon.tsx'
import { AlarmIcon } from '../icons/icons.ts'
import styles from './Field.module.css'

/** One line per message, each with the alarm icon; renders nothing without a message. */
export function FieldError({ error, id }: { error: string | readonly string[] | undefined; id?: string | undefined }) {
  const lines = error === undefined ? [] : typeof error === 'string' ? [error] : error
  if (lines.length === 0 || lines[0] === '') return null
  return (
    <div id={id} className={styles.errors}>
      {lines.map((line) => (
        <p key={line} className={styles.error}>
          <Icon of={AlarmIcon} />
          <span>{line}</span>
        </p>
      ))}
    </div>
  )
}
