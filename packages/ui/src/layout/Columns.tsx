import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

export interface ColumnsProps {
  /** Shares of twelve columns from 64em: content + aside, filters + results, navigation + content. */
  layout: '8-4' | '3-9' | '3-8' | '6-6'
  /** One block for each share of the layout; after content and aside, a third block is placed below the content. */
  children: ReactNode
}

/** Blocks side by side on wide screens, one under the other below 64em. */
export function Columns({ layout, children }: ColumnsProps) {
  return <div className={classNames(styles.columns, styles[`split-${layout}`])}>{children}</div>
}

/** Stays in view next to longer content on wide screens. */
export function Sticky({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>
}

/** Blocks one under the other: `small` inside a group, `medium` between fields, `large` between cards, `section` between sections. */
export function Stack({
  gap = 'medium',
  children,
  className,
}: {
  gap?: 'small' | 'medium' | 'large' | 'section'
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={classNames(styles.stack, styles[gap], className)}>{children}</div>
}

/** Items side by side that wrap. */
export function Row({
  children,
  align = 'start',
  className,
}: {
  children: ReactNode
  align?: 'start' | 'between' | 'end'
  className?: string | undefined
}) {
  return <div className={classNames(styles.row, align !== 'start' && styles[align], className)}>{children}</div>
}

/** Fields in two columns from 40em. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
