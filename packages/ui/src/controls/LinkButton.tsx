import { Icon } from '../icons/Icon.tsx'
import { Link, type LinkProps } from '../links/Link.tsx'
import styles from './Button.module.css'
import { type ButtonLook, buttonClassName } from './button-look.ts'

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
