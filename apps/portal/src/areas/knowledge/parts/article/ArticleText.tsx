import { useState } from 'react'
import { Late, latePart } from 'ui'
import styles from '../../../../parts/CleanedText.module.css'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'

/** What cleans a text and draws it. Who opens an article by its address gets the text drawn, and does without that code. */
export const cleanedText = latePart(async () => (await import('../../../../parts/CleanedText.tsx')).CleanedText)

/** React leaves what stands there when it takes a page over, and is given this one value as long as that text is shown. */
const asDrawn = { __html: '' }

/** The text of an article: as the server has cleaned and drawn it, or cleaned and drawn here after a navigation. */
export function ArticleText({ html, onDrawn }: { html: string; onDrawn: (text: HTMLElement | null) => void }) {
  const isHydrated = useIsHydrated()
  const [drawn] = useState(() => (isHydrated || cleanedText.get() !== null ? null : html))
  if (drawn !== html) return <Late part={cleanedText} props={{ html, onDrawn }} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is drawn, the text of the server stays
  return <div ref={onDrawn} className={styles.text} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
}
