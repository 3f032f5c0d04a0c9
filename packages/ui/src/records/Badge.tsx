import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { grouped } from '../grouped.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { Link } from '../links/Link.tsx'
import styles from './Badge.module.css'

export interface BadgeProps {
  children: ReactNode
  /** `info` new reply, `alarm` escalated, `caution` internal note; `plain` for categories and types. */
  tone?: 'plain' | 'info' | 'caution' | 'alarm' | 'ok' | undefined
  icon?: IconShape | undefined
  /** Makes the badge a link. */
  href?: string | undefined
  /** The badge links to the content of this page. */
  isCurrent?: boolean | undefined
}

/** A small bordered label. */
export function Badge({ children, tone = 'plain', icon, href, isCurrent }: BadgeProps) {
  const content = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </>
  )
  if (href === undefined) return <span className={classNames(styles.badge, styles[tone])}>{content}</span>
  return (
    <Link href={href} aria-current={isCurrent ? 'true' : undefined} className={classNames(styles.badge, styles.link)}>
      {content}
    </Link>
  )
}

/** A number in a small box, as on tabs and filter buttons. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{typeof children === 'number' ? grouped(children) : children}</span>
}
