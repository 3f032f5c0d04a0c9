import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { IconShape } from '../icons/Icon.tsx'
import styles from './Button.module.css'

/** `primary` once per view, `line` and `quiet` for other actions, `alarm` and `line-alarm` for those that delete or remove. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'alarm' | 'line-alarm'

/** The look shared by buttons and by links that look like buttons. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined
  /** `md` is 44 px high, `sm` 36 px (dense tables and panels). */
  size?: 'md' | 'sm' | undefined
  icon?: IconShape | undefined
  iconEnd?: IconShape | undefined
  /** Fills the available width. */
  isWide?: boolean | undefined
  children?: ReactNode
}

/** The class names of a button with this look. */
export function buttonClassName(
  { variant = 'primary', size = 'md', isWide }: ButtonLook,
  ...more: readonly (string | false | undefined)[]
): string {
  return classNames(styles.button, styles[variant], size === 'sm' && styles.small, isWide && styles.wide, ...more)
}
