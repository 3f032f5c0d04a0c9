import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { Link, type LinkProps } from '../links/Link.tsx'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

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

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> {
  ref?: Ref<HTMLButtonElement> | undefined
  /** Work is in progress: a spinner, no second press, the same width. */
  isBusy?: boolean | undefined
  /** The label while busy, in the -ing form; absent keeps the label. */
  busyLabel?: string | undefined
}

/**
 * A push button; `type` is `button` unless given.
 * With `aria-disabled` it stays focusable but ignores presses and does not submit.
 */
export function Button({ variant, size, icon, iconEnd, isWide, isBusy, busyLabel, children, ...button }: ButtonProps) {
  const isInert = isBusy || button['aria-disabled'] === true || button['aria-disabled'] === 'true'
  return (
    <button
      {...button}
      type={button.type ?? 'button'}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? swallow : button.onClick}
      className={buttonClassName({ variant, size, isWide }, isBusy && styles.busy, button.className)}
    >
      <span className={styles.label}>
        {icon ? <Icon of={icon} /> : null}
        {children}
        {iconEnd ? <Icon of={iconEnd} /> : null}
      </span>
      {isBusy ? (
        <span className={styles.busyLabel}>
          <Spinner />
          {busyLabel ?? children}
        </span>
      ) : null}
    </button>
  )
}

function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, keyof ButtonLook> {}

/** A link that looks like a button; use it for navigation, not for actions. */
export function LinkButton({ variant, size, icon, iconEnd, isWide, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClassName({ variant, size, isWide }, link.className)}>
      <span className={styles.label}>
        {icon ? <Icon of={icon} /> : null}
        {children}
        {iconEnd ? <Icon of={iconEnd} /> : null}
      </span>
    </Link>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement> | undefined
  /** The accessible name; say the object too ("Remove card-log.zip"). */
  label: string
  icon: IconShape
  variant?: ButtonVariant | undefined
  size?: 'md' | 'sm' | undefined
  isBusy?: boolean | undefined
}

/** A square button that shows only an icon. */
export function IconButton({ label, icon, variant = 'quiet', size, isBusy, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type={button.type ?? 'button'}
      aria-label={label}
      aria-busy={isBusy || undefined}
      disabled={button.disabled || isBusy}
      className={buttonClassName({ variant, size }, styles.square, button.className)}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} />}
    </button>
  )
}
