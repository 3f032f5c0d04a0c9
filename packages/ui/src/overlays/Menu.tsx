import {
  Fragment,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { Late, latePart, useLoadAhead } from '../late-part.tsx'
import type { MenuItem } from './menu-item.ts'
import { useOutsidePress } from './use-outside-press.ts'

/** Props of the button that opens a menu; spread them onto a `Button`, an `IconButton` or a `<button>`. */
export interface MenuTriggerProps
  extends Pick<HTMLAttributes<HTMLButtonElement>, 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'> {
  ref: Ref<HTMLButtonElement>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string
  trigger: (props: MenuTriggerProps) => ReactNode
  items: readonly MenuItem[]
  /** Content above the items, such as the name of the user. */
  header?: ReactNode
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'end' | undefined
}

// The list needs much more code than its button: it is loaded when the page has settled or when the button is hovered or focused.
const menuPanel = latePart(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** A button that opens a list of links and actions: arrows, Home, End and typing move, Escape and Tab close. */
export function Menu({ label, trigger, items, header, align = 'start' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const close = () => setOpenAt(null)
  const open = (at: 'first' | 'last') => {
    setWasOpened(true)
    setOpenAt(at)
  }
  const isOpen = openAt !== null
  const panel = useRef<HTMLElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  useOutsidePress(isOpen, [button, panel], close)
  useLoadAhead(menuPanel)

  return (
    <Fragment>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerEnter: menuPanel.load,
        onFocus: menuPanel.load,
        onClick: (event) => {
          // Some browsers do not focus a pressed button, but the focus must return here when the menu closes.
          event.currentTarget.focus()
          if (isOpen) close()
          else open('first')
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      {wasOpened ? (
        <Late
          part={menuPanel}
          props={{ id, label, items, header, align, startAt: openAt, trigger: button, panel, onClose: close }}
        />
      ) : null}
    </Fragment>
  )
}
