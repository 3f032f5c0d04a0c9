import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { InfoTip } from 'ui'

type Section = { place: HTMLElement; words: string }

type SectionTipsProps = {
  text: HTMLElement
  /** How long a text takes to read. */
  minutesToRead: (words: string) => number
}

/** A tip at each h2 of a drawn text, which tells where its section stands and how long it is. */
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
      <InfoTip label={sectionMessages.about}>
        {sectionMessages.place(index + 1, sections.length, minutesToRead(words))}
      </InfoTip>,
      place,
      String(index),
    ),
  )
}

/** Makes the place of the tip of a heading, which keeps the name that its own words give it. */
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

/** They come with the tips, after the page. */
const sectionMessages = {
  about: 'About this section',
  place: (number: number, count: number, minutes: number) =>
    `Section ${number} of ${count}, about ${minutes} min to read.`,
} as const
