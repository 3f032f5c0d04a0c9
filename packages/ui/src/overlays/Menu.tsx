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
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import type { IconShape } from '../icons/Icon.tsx'
import styles from './Menu.module.css'
import { MenuList } from './MenuList.tsx'
import { useOutsidePress } from './use-outside-press.ts'

/** One line of a menu: a link with `href`, else an act. */
export interface MenuItem {
  id: string
  label: string
  icon?: IconShape | undefined
  href?: string | undefined
  isExternal?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** Small text at the end, such as the value in force. */
  end?: ReactNode
  /** Makes it one of several choices, this one in force or not. */
  isChecked?: boolean | undefined
  /** Draws a line above it. */
  startsGroup?: boolean | undefined
}

/** What the button that opens a menu must carry; spread it onto a `Button`, an `IconButton` or a `<button>`. */
export interface MenuTriggerProps extends Pick<HTMLAttributes<HTMLButtonElement>, 'onClick' | 'onKeyDown'> {
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
  /** Above the items, such as who is signed in. */
  header?: ReactNode
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'end' | undefined
}

/** A button that opens a list of links and acts: arrows, Home, End and typing move, Escape and Tab close. */
export function Menu({ label, trigger, items, header, align = 'start' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const close = () => setOpenAt(null)
  const isOpen = openAt !== null
  const panel = useRef<HTMLElement>(null)
  useOutsidePress(isOpen, [button, panel], close)

  return (
    <Fragment>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: (event) => {
          // Some browsers do not focus a pressed button; the focus has to come back here.
          event.currentTarget.focus()
          setOpenAt(isOpen ? null : 'first')
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      <Popover
        ref={panel}
        isNonModal
        // The popover also asks to close when the page scrolls, as it may while it settles: a menu stays then.
        isOpen={isOpen}
        triggerRef={button}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        className={classNames(styles.popover)}
      >
        {header ? <div className={styles.header}>{header}</div> : null}
        <MenuList id={id} label={label} items={items} startAt={openAt ?? 'first'} onClose={close} />
      </Popover>
    </Fragment>
  )
}
