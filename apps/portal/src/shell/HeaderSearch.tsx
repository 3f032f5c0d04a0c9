import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, Late, Link, latePart, SearchIcon, useLoadAhead } from 'ui'
import { areKeysOff, OTHER_KEYS } from '../areas/cases/parts/list-keys/keys-off.ts'
import { paths } from '../site/paths.ts'
import header from './Header.module.css'
import { messages } from './messages.ts'

// Most pages are read without a search: its code comes once the page has settled, or a finger or the focus is on its button.
const searchPanel = latePart(async () => (await import('./SearchPanel.tsx')).SearchPanel)

/**
 * The search of the header: a link to the page of search, which opens the field below the header once the code runs. The key / goes to
 * the field of the page where it has one, such as that of a list, and to this one elsewhere.
 */
export function HeaderSearch() {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { key } = useLocation()
  const isOpen = openAt === key
  useLoadAhead(searchPanel)
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
      else setOpenAt(key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key])
  return (
    <>
      <Link
        href={paths.search()}
        aria-label={messages.search}
        className={`${header.cell} ${header.search}`}
        onPointerEnter={searchPanel.load}
        onFocus={searchPanel.load}
        onClick={(event) => {
          if (searchPanel.get() === null || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpenAt(isOpen ? null : key)
        }}
      >
        <Icon of={SearchIcon} />
      </Link>
      {isOpen ? <Late part={searchPanel} props={{ onClose: () => setOpenAt(null) }} /> : null}
    </>
  )
}
