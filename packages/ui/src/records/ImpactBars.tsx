import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Glyph.module.css'

export interface ImpactBarsProps {
  /** 1 (no loss) to 4 (total failure): that many bars are filled. */
  level: 1 | 2 | 3 | 4
  /** The word after the bars; without it the bars are an image with an accessible name. */
  label?: string | undefined
  /** The accessible name of bars without a label; when absent it says the level. */
  name?: string | undefined
  /** Hides the bars from assistive technology where the impact is already written nearby. */
  isDecorative?: boolean | undefined
}

/** An impact as four bars and a label. */
export function ImpactBars({ level, label, name, isDecorative }: ImpactBarsProps) {
  const access =
    label !== undefined || isDecorative
      ? { 'aria-hidden': true as const }
      : { role: 'img', 'aria-label': name ?? messages.impactLevel(level) }
  return (
    <span className={classNames(styles.impact, styles[`level${level}`])}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, see above */}
      <svg {...access} viewBox="0 0 22 13" className={styles.bars}>
        {heights.map((height, index) => (
          <rect
            key={height}
            x={index * 6}
            y={13 - height}
            width="4"
            height={height}
            rx="1"
            className={classNames(styles.bar, index < level && styles.filled)}
          />
        ))}
      </svg>
      {label === undefined ? null : <span>{breakable(label)}</span>}
    </span>
  )
}

/** A label that may wrap after each slash: `Complaint/Question` is wider than a fact on a phone. */
function breakable(label: string): ReactNode[] {
  const [first, ...others] = label.split('/')
  return [first, ...others.flatMap((part) => ['/', <wbr key={part} />, part])]
}

const heights = [4.5, 7.5, 10, 13]

const messages = {
  impactLevel: (level: number) => `Impact ${level} of 4`,
} as const
