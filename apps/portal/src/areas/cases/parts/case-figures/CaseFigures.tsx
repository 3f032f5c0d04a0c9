import type { ReactNode } from 'react'
import { classNames } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import styles from './CaseFigures.module.css'

/** A number with a label and a comparison; `value` is undefined while loading. */
export type Figure = { label: string; value: ReactNode; note?: ReactNode; isAlarm?: boolean | undefined }

/** Figures in a row, two per row on phones. */
export function CaseFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note, isAlarm }) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd className={classNames(styles.value, isAlarm && styles.alarm)}>
            {typeof value === 'number' ? formatNumber(value) : (value ?? '\u2007')}
          </dd>
          <dd className="meta num">{note ?? '\u2007'}</dd>
        </div>
      ))}
    </dl>
  )
}

type Parts = readonly { value: string; count: number }[]

const WIDTH = 100
const HEIGHT = 10

/** Shares of a whole as one bar. For accessibility the same numbers must also be on the page as text. */
export function SplitBar({ label, parts }: { label: string; parts: Parts }) {
  const sentence = `${label}: ${parts.map(({ value, count }) => `${value} ${formatNumber(count)}`).join(', ')}`
  const whole = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  )
  const startOf = (index: number): number => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0)
  return (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.split}
    >
      {parts.map(({ value, count }, index) =>
        count === 0 ? null : (
          <rect
            key={value}
            x={(startOf(index) / whole) * WIDTH}
            width={Math.max(1, (count / whole) * WIDTH - 1)}
            height={HEIGHT}
            className={styles[`part${index + 1}`]}
          />
        ),
      )}
    </svg>
  )
}
