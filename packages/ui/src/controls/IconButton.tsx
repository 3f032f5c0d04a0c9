import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import styles from './Button.module.css'
import { type ButtonVariant, buttonClassName } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

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
