import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import styles from './Menu.module.css'
import { MenuList } from './MenuList.tsx'
import type { MenuItem } from './menu-item.ts'

export interface MenuPanelProps {
  id: string
  label: string
  items: readonly MenuItem[]
  header: ReactNode
  align: 'start' | 'end'
  /** The item that gets the focus on opening, first or last; null while the menu is closed. */
  startAt: 'first' | 'last' | null
  trigger: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The floating part of a `Menu`. */
export function MenuPanel({ id, label, items, header, align, startAt, trigger, panel, onClose }: MenuPanelProps) {
  return (
    <Popover
      ref={panel}
      isNonModal
      // The popover also asks to close when the page scrolls. Ignored, because a page may still scroll while it loads.
      isOpen={startAt !== null}
      triggerRef={trigger}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
      offset={4}
      className={classNames(styles.popover)}
    >
      {header ? <div className={styles.header}>{header}</div> : null}
      <MenuList id={id} label={label} items={items} startAt={startAt ?? 'first'} onClose={onClose} />
    </Popover>
  )
}
