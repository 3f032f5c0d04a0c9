import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { AlarmIcon, CautionIcon, InfoIcon, OkIcon } from '../icons/icons.ts'
import styles from './Notice.module.css'

export interface NoticeProps {
  tone?: 'info' | 'ok' | 'caution' | 'alarm' | 'plain' | undefined
  title?: string | undefined
  children?: ReactNode
  /** One button or link at the end of the notice. */
  action?: ReactNode
  /** Replaces the icon of the tone. */
  icon?: IconShape | undefined
  /** Not announced: for text that is on the page from the start. */
  isStatic?: boolean | undefined
  /** With a ref, a script can move the focus to the notice. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** A boxed message that stays until its cause is gone. An alarm interrupts a screen reader; other tones wait. */
export function Notice({ tone = 'info', title, children, action, icon, isStatic, ref }: NoticeProps) {
  const role = isStatic ? undefined : tone === 'alarm' ? 'alert' : 'status'
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={classNames(styles.notice, styles[tone], Boolean(action) && styles.withAction)}
    >
      <Icon of={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title ? <b>{title}</b> : null}
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

const icons = { info: InfoIcon, ok: OkIcon, caution: CautionIcon, alarm: AlarmIcon, plain: InfoIcon }
