import { useEffect, useRef } from 'react'
import { CloseIcon, IconButton, Page } from 'ui'
import { KeysSwitch } from '../parts/KeysSwitch.tsx'
import { areKeysOff, OTHER_KEYS } from '../parts/keys-off.ts'
import { SiteSearch } from '../parts/search/SiteSearch.tsx'
import { usePage } from '../site/page.tsx'
import { messages } from './messages.ts'
import styles from './SearchPanel.module.css'

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/**
 * What the search of the header opens. The key / goes to the field of the page where it has one, such as that of a list, and to this one
 * elsewhere.
 */
export function SearchPanel({ isOpen, onOpen, onClose }: Props) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(OTHER_KEYS)) return
      if (areKeysOff() || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      const field = [...document.querySelectorAll<HTMLElement>('main input[type="search"]')].find(
        (one) => one.getClientRects().length > 0,
      )
      if (field) field.focus()
      else onOpen()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onOpen])
  return isOpen ? <OpenPanel onClose={onClose} /> : null
}

/**
 * The field of the search, below the header. Visitors turn its key off here; who is signed in does so among their own details. Escape and a press elsewhere close it; the focus goes back to where it was.
 */
function OpenPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const { session } = usePage()
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
          {session ? null : <KeysSwitch label={messages.searchKey} />}
        </div>
        <IconButton icon={CloseIcon} label={messages.closeSearch} onClick={close} />
      </Page>
    </div>
  )
}
