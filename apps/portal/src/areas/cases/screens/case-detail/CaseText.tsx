import { Prose, Sheet } from 'ui'
import styles from './CaseText.module.css'

/** A plain text of a case under its title; its line breaks are kept. */
export function CaseText({ title, text }: { title: string; text: string }) {
  return (
    <Sheet title={title}>
      <Prose>
        <p className={styles.text}>{text}</p>
      </Prose>
    </Sheet>
  )
}
