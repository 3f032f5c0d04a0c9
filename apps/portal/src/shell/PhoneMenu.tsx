import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, Late, latePart, MenuIcon, useLoadAhead } from 'ui'
import header from './Header.module.css'
import { messages } from './messages.ts'

// Most pages are read without the phone menu, so its code is loaded when the page is idle, or when its button is touched or focused.
const menuDrawer = latePart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

/** The menu of narrow screens: a button in the header, and the drawer it opens. A navigation closes it. */
export function PhoneMenu() {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const { key } = useLocation()
  useLoadAhead(menuDrawer)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.menu}
        className={`${header.cell} ${header.menuButton}`}
        onPointerEnter={menuDrawer.load}
        onFocus={menuDrawer.load}
        onClick={() => {
          setWanted(true)
          setOpenAt(key)
        }}
      >
        <Icon of={MenuIcon} />
      </button>
      {isWanted ? <Late part={menuDrawer} props={{ isOpen: openAt === key, onClose: () => setOpenAt(null) }} /> : null}
    </>
  )
}
