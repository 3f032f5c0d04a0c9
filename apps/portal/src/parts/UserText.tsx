import { linkedParts } from './linked-parts.ts'
import styles from './UserText.module.css'

/** A plain text that somebody wrote: its line breaks are kept, and its web addresses are links. */
export function UserText({ text }: { text: string }) {
  let at = 0
  return (
    <p className={styles.text}>
      {linkedParts(text).map(({ text, href }) => {
        const key = at
        at += text.length
        return href === undefined ? (
          text
        ) : (
          <a key={key} href={href} rel="noopener nofollow">
            {text}
          </a>
        )
      })}
    </p>
  )
}
