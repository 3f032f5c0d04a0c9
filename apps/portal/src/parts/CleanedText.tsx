import { useMemo } from 'react'
import { readableHtml } from '../format/cleaned-html.ts'
import styles from './CleanedText.module.css'

/** Sanitized text with headings, lists and links. */
export function CleanedText({ html, onRendered }: { html: string; onRendered?: (text: HTMLElement | null) => void }) {
  // Memoized, because a new object would render the text again and remove the tips in it.
  const cleaned = useMemo(() => ({ __html: readableHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitized when it is saved and when it is read
  return <div dir="auto" ref={onRendered} className={styles.text} dangerouslySetInnerHTML={cleaned} />
}
