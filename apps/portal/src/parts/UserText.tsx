import { linkedParts } from './linked-parts.ts'
import styles from './UserText.module.css'

type Props = {
  text: string
  /** Where an address in the text leads, if not to itself. */
  leadsTo?: (address: string) => string
}

/** A plain text that somebody wrote: its line breaks are kept, and its web addresses are links. */
export function UserText({ text, leadsTo = (address) => address }: Props) {
  let at = 0
  return (
    <p className={styles.text}>
      {linkedParts(text).map(({ text, href }) => {
        const key = at
        at += text.length
        return href === undefined ? (
          text
        ) : (
          <a key={key} href={leadsTo(href)} rel="noopener nofollow">
            {text}
          </a>
        )
      })}
    </p>
  )
}
