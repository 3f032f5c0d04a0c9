import { useState } from 'react'
import { Late, latePart } from 'ui'
import styles from '../../../../parts/CleanedText.module.css'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'

/** Cleans and renders an article's text. After a page load the text is already in the HTML, so that this code is not needed. */
export const cleanedText = latePart(async () => (await import('../../../../parts/CleanedText.tsx')).CleanedText)

/** On hydration React keeps the server's HTML, as long as it gets this same object. */
const asRendered = { __html: '' }

/** The text of an article: the server's HTML after a page load, or cleaned and rendered here after a navigation. */
export function ArticleText({ html, onRendered }: { html: string; onRendered: (text: HTMLElement | null) => void }) {
  const isHydrated = useIsHydrated()
  const [renderedHtml] = useState(() => (isHydrated || cleanedText.get() !== null ? null : html))
  if (renderedHtml !== html) return <Late part={cleanedText} props={{ html, onRendered }} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing new is rendered, the text of the server stays
  return <div ref={onRendered} className={styles.text} suppressHydrationWarning dangerouslySetInnerHTML={asRendered} />
}
