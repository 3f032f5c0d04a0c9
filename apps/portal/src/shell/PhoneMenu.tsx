import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, MenuIcon } from 'ui'
import header from './Header.module.css'
import { messages } from './messages.ts'

const loadDrawer = () => import('./MenuDrawer.tsx')
// Most pages are read without the menu of phones: its code comes when a finger or the focus is on its button.
const MenuDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.MenuDrawer })))

/** The menu of narrow screens: a button in the header, and the drawer it opens. A navigation closes it. */
export function PhoneMenu() {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const { key } = useLocation()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.menu}
        className={`${header.cell} ${header.menuButton}`}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => {
          setWanted(true)
          setOpenAt(key)
        }}
      >
        <Icon of={MenuIcon} />
      </button>
      {isWanted ? (
        <Suspense>
          <MenuDrawer isOpen={openAt === key} onClose={() => setOpenAt(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
