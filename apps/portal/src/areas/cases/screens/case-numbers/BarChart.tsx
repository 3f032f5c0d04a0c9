import styles from './BarChart.module.css'

type Props = { label: string; bars: readonly { label: string; count: number }[] }

const ROW = 28
const BAR = 14
const WIDTH = 240

/** Horizontal bars from zero, one for each group in the order of the table beside it. */
export function BarChart({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`} className={styles.chart}>
      {bars.map(({ label: bar, count }, index) => (
        <g key={bar} transform={`translate(0 ${index * ROW})`}>
          <rect y={(ROW - BAR) / 2} width={WIDTH} height={BAR} rx="2" className={styles.track} />
          <rect y={(ROW - BAR) / 2} width={(count / most) * WIDTH} height={BAR} rx="2" className={styles.bar} />
        </g>
      ))}
    </svg>
  )
}
