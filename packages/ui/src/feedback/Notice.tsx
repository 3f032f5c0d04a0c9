import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { AlarmIcon, CautionIcon, InfoIcon, OkIcon } from '../icons/icons.ts'
import styles from './Notice.module.css'

export interface NoticeProps {
  tone?: 'info' | 'ok' | 'caution' | 'alarm' | 'plain' | undefined
  title?: string | undefined
  children?: ReactNode
  /** One button or link at the end. */
  action?: ReactNode
  /** Instead of the icon of the tone. */
  icon?: IconShape | undefined
  /** True for text that was there from the start: it is not announced. */
  isStatic?: boolean | undefined
  /** Lets a script move the focus here. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** A boxed message that stays until its cause is gone; an alarm interrupts a screen reader, the others wait. */
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
