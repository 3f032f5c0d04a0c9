import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Button.module.css'
import { type ButtonLook, buttonClassName } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

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
