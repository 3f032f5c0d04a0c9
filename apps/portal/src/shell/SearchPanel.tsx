import { useEffect, useRef, useState } from 'react'
import { CloseIcon, IconButton, Page } from 'ui'
import { KeysSwitch } from '../parts/KeysSwitch.tsx'
import { SiteSearch } from '../parts/search/SiteSearch.tsx'
import { usePage } from '../site/page.tsx'
import { messages } from './messages.ts'
import styles from './SearchPanel.module.css'
import { earlySearch, endEarlySearch, SEARCH_KEY } from './search-key.ts'

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/** The search field of the header. Opens by its button, and by the key / on pages without a search field. */
export function SearchPanel({ isOpen, onOpen, onClose }: Props) {
  useEffect(() => {
    const open = (event?: Event): void => {
      event?.preventDefault()
      onOpen()
    }
    addEventListener(SEARCH_KEY, open)
    if (earlySearch() === null) endEarlySearch()
    else open()
    return () => removeEventListener(SEARCH_KEY, open)
  }, [onOpen])
  return isOpen ? <OpenPanel onClose={onClose} /> : null
}

/**
 * The search field below the header. Visitors can turn off its key here, signed-in users in their personal details. Escape and a press
 * elsewhere close it; the focus returns to where it was.
 */
function OpenPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const { session } = usePage()
  const [words] = useState(() => earlySearch() ?? '')
  useEffect(() => {
    before.current = document.activeElement
    const field = panel.current?.querySelector('input')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
    endEarlySearch()
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
          <SiteSearch words={words} onLeave={onClose} />
          {session ? null : <KeysSwitch label={messages.searchKey} />}
        </div>
        <IconButton icon={CloseIcon} label={messages.closeSearch} onClick={close} />
      </Page>
    </div>
  )
}
