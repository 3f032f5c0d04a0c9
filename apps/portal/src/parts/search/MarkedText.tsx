import type { ReactNode } from 'react'
import styles from './SiteSearch.module.css'

export type Marked = { text: string; ranges: readonly { start: number; end: number }[] }

/** Text with the matches of a search highlighted. Ranges that overlap or exceed the text are ignored. */
export function MarkedText({ text, ranges }: Marked) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start < at || end > text.length) continue
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
