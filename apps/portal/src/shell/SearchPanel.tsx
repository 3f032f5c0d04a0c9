import { useEffect, useRef } from 'react'
import { CloseIcon, IconButton, Page } from 'ui'
import { SiteSearch } from '../parts/search/SiteSearch.tsx'
import { messages } from './messages.ts'
import styles from './SearchPanel.module.css'

/** The field of the search, below the header. Escape and a press elsewhere close it; the focus goes back to where it was. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    before.current = document.activeElement
    panel.current?.querySelector('input')?.focus()
  }, [])
  const close = (): void => {
    onClose()
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
    <div
      ref={panel}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      <Page className={styles.line}>
        <div className={styles.field}>
          <SiteSearch onLeave={onClose} />
        </div>
        <IconButton icon={CloseIcon} label={messages.closeSearch} onClick={close} />
      </Page>
    </div>
  )
}
