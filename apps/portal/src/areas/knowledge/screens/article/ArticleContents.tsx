import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SideNav } from 'ui'
import styles from './ArticleContents.module.css'
import { messages } from './messages.ts'

type Section = { heading: HTMLElement; label: string }

/** Shorter texts need no table of contents. */
const FEWEST_SECTIONS = 2

/** A heading higher than this in the window counts as reached: the height of the sticky header plus one heading. */
const READ_ABOVE_PX = 128

/** The sections of a rendered text as links; the current one is marked. */
export function ArticleContents({ text }: { text: HTMLElement }) {
  const { search } = useLocation()
  const [sections, setSections] = useState<readonly Section[]>([])
  const current = useReadSection(sections)
  useEffect(() => setSections([...text.querySelectorAll('h2')].map(sectionAt)), [text])
  if (sections.length < FEWEST_SECTIONS) return null
  const items = sections.map(({ heading, label }, index) => ({
    label,
    href: `${search}#${heading.id}`,
    isCurrent: index === current && ('location' as const),
  }))
  return (
    <div className={styles.contents}>
      <SideNav label={messages.contents} groups={[{ heading: messages.contents, items }]} />
    </div>
  )
}

/** Gives a heading an id for links. If the address already names it, scrolls there. */
function sectionAt(heading: HTMLElement, index: number): Section {
  heading.id = `section-${index + 1}`
  if (location.hash === `#${heading.id}`) heading.scrollIntoView()
  return { heading, label: heading.ariaLabel ?? heading.textContent }
}

/** The current section: the last heading at or above its scroll position; at the end of the page the last one. */
function useReadSection(sections: readonly Section[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const look = (): void => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight
      const isReached = ({ heading }: Section): boolean =>
        isAtEnd || heading.getBoundingClientRect().top < READ_ABOVE_PX
      setCurrent(Math.max(0, sections.findLastIndex(isReached)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])
  return current
}
