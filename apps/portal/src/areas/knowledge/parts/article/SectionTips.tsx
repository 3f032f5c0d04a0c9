import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { InfoTip } from 'ui'

type Section = { place: HTMLElement; words: string }

type SectionTipsProps = {
  text: HTMLElement
  /** Reading time of a text. */
  minutesToRead: (words: string) => number
}

/** A tip at each h2 of a rendered text, with the position and length of its section. */
export function SectionTips({ text, minutesToRead }: SectionTipsProps) {
  const [sections, setSections] = useState<readonly Section[]>([])
  useEffect(() => {
    const placed = [...text.querySelectorAll('h2')].map(placeIn)
    setSections(placed)
    return () => {
      for (const { place } of placed) place.remove()
    }
  }, [text])
  return sections.map(({ place, words }, index) =>
    createPortal(
      <InfoTip label={texts.about}>{texts.place(index + 1, sections.length, minutesToRead(words))}</InfoTip>,
      place,
      String(index),
    ),
  )
}

/** Creates the container of a heading's tip; the accessible name of the heading stays its own text. */
function placeIn(heading: HTMLElement): Section {
  heading.setAttribute('aria-label', heading.textContent)
  const words: string[] = []
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    words.push(next.textContent)
  }
  const place = document.createElement('span')
  heading.append(place)
  return { place, words: words.join(' ') }
}

const texts = {
  about: 'About this section',
  place: (number: number, count: number, minutes: number) =>
    `Section ${number} of ${count}, about ${minutes} min to read.`,
} as const
