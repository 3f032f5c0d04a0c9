import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, Late, Link, latePart, SearchIcon, useSettled } from 'ui'
import { paths } from '../site/paths.ts'
import header from './Header.module.css'
import { messages } from './messages.ts'

// Most pages are read without a search, so its code is loaded after that of the page. Until then it is a plain link, and
// `search-key-script.ts` handles its key.
const searchPanel = latePart(async () => (await import('./SearchPanel.tsx')).SearchPanel)

/** The search of the header: a link to the search page, which opens the field below the header after hydration. */
export function HeaderSearch() {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { key } = useLocation()
  const isOpen = openAt === key
  return (
    <>
      <Link
        href={paths.search()}
        aria-label={messages.search}
        className={`${header.cell} ${header.search}`}
        onClick={(event) => {
          if (searchPanel.get() === null || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpenAt(isOpen ? null : key)
        }}
      >
        <Icon of={SearchIcon} />
      </Link>
      {useSettled(0) ? (
        <Late
          part={searchPanel}
          props={{ isOpen, onOpen: () => setOpenAt(key), onClose: () => setOpenAt(null) }}
          isQuiet
        />
      ) : null}
    </>
  )
}
