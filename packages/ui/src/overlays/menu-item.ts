import type { ReactNode } from 'react'
import type { IconShape } from '../icons/Icon.tsx'

/** One line of a menu: a link with `href`, else an action. */
export interface MenuItem {
  id: string
  label: string
  icon?: IconShape | undefined
  href?: string | undefined
  isExternal?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** Small text at the end, such as the current value. */
  end?: ReactNode
  /** Makes it a radio item, checked or not. */
  isChecked?: boolean | undefined
  /** Makes it an independent checkbox item, which keeps the menu open. */
  isToggle?: boolean | undefined
  /** Shown and read, but cannot be chosen. */
  isDisabled?: boolean | undefined
  /** Renders a line above the item. */
  startsGroup?: boolean | undefined
}
