import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Glyph.module.css'

export interface StatusGlyphProps {
  /** The stored status, such as `In-Progress`; an unknown one gets the ring. */
  status: string
  /** The word after the glyph; when absent, the status with spaces for its hyphens. */
  label?: string | undefined
  isBoxed?: boolean | undefined
}

/** A status as a glyph and a word: ring, half disc, triangle, full disc, square, struck square. */
export function StatusGlyph({ status, label, isBoxed }: StatusGlyphProps) {
  const key = status.toLowerCase().replaceAll(' ', '-')
  const glyph = glyphs[key] ?? ring
  const isPast = key === 'closed' || key === 'not-actionable'
  return (
    <span className={classNames(styles.status, isPast && styles.past, isBoxed && styles.boxed)}>
      <svg viewBox="0 0 14 12" aria-hidden="true" className={classNames(styles.shape, glyph.className)}>
        {glyph.drawing}
      </svg>
      {label ?? status.replaceAll('-', ' ')}
    </span>
  )
}

interface Glyph {
  className: string | undefined
  drawing: ReactNode
}

const outline = <circle cx="7" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="2" />

const ring: Glyph = { className: styles.open, drawing: outline }

const glyphs: Readonly<Record<string, Glyph>> = {
  open: ring,
  'in-progress': {
    className: styles.progress,
    drawing: (
      <>
        {outline}
        <path d="M7 1a5 5 0 0 0 0 10z" fill="currentColor" />
      </>
    ),
  },
  'pending-engineering': {
    className: styles.engineering,
    drawing: <path d="M7 0l7 12H0z" fill="currentColor" />,
  },
  resolved: { className: styles.resolved, drawing: <circle cx="7" cy="6" r="6" fill="currentColor" /> },
  closed: { className: styles.closed, drawing: <rect x="1" width="12" height="12" rx="2" fill="currentColor" /> },
  'not-actionable': {
    className: styles.notActionable,
    drawing: (
      <>
        <rect x="2" y="1" width="10" height="10" rx="1" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M3 10l8-8" stroke="currentColor" strokeWidth="2" />
      </>
    ),
  },
}
