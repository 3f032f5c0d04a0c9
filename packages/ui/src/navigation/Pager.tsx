import { Button, LinkButton } from '../controls/Button.tsx'
import { grouped } from '../grouped.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import styles from './Pager.module.css'

/** A step to another page: an address, a function, or absent (disabled). */
export interface PageStep {
  href?: string | undefined
  onPress?: (() => void) | undefined
}

export interface PagerProps {
  /** Number of the first and the last row shown, counted from 1. */
  from: number
  to: number
  /** Absent while the number of rows is unknown. */
  total?: number | undefined
  previous?: PageStep | undefined
  next?: PageStep | undefined
  label?: string | undefined
  rangeLabel?: ((from: number, to: number, total: number | undefined) => string) | undefined
  previousLabel?: string | undefined
  nextLabel?: string | undefined
}

/** "1–7 of 41" with Previous and Next. The screen has to move the focus to the top of the list. */
export function Pager({
  from,
  to,
  total,
  previous,
  next,
  label,
  rangeLabel = messages.range,
  previousLabel,
  nextLabel,
}: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label ?? messages.pages}>
      <span className="num">{rangeLabel(from, to, total)}</span>
      <span className={styles.steps}>
        <Step step={previous} label={previousLabel ?? messages.previous} isBack />
        <Step step={next} label={nextLabel ?? messages.next} />
      </span>
    </nav>
  )
}

function Step({ step, label, isBack }: { step: PageStep | undefined; label: string; isBack?: boolean }) {
  const look = {
    variant: 'line',
    size: 'sm',
    ...(isBack ? { icon: ChevronLeftIcon } : { iconEnd: ChevronRightIcon }),
  } as const
  if (step?.href !== undefined) {
    return (
      <LinkButton {...look} href={step.href} rel={isBack ? 'prev' : 'next'}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button {...look} disabled={!step?.onPress} onClick={step?.onPress}>
      {label}
    </Button>
  )
}

const messages = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  range: (from: number, to: number, total: number | undefined) =>
    total === undefined
      ? `${grouped(from)}\u2013${grouped(to)}`
      : `${grouped(from)}\u2013${grouped(to)} of ${grouped(total)}`,
} as const
