import { linkedParts } from './linked-parts.ts'
import styles from './UserText.module.css'

type Props = {
  text: string
  /** Link target for an address in the text, by default the address. */
  leadsTo?: (address: string) => string
}

/** Plain text written by a user: line breaks are kept, and web addresses become links. */
export function UserText({ text, leadsTo = (address) => address }: Props) {
  let at = 0
  return (
    <p dir="auto" className={styles.text}>
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
