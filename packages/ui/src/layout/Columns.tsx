import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'
import prose from './Prose.module.css'

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

/** The footer of a form: a rule and the buttons. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.formFoot}>{children}</div>
}

/** "or" between two alternatives. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}

/** Buttons fixed to the bottom edge on phones; renders nothing on wider screens. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}

/** Reading text of at most 68 characters a line: paragraphs, headings, lists, tables and code get their spacing here. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose.prose}>{children}</div>
}
