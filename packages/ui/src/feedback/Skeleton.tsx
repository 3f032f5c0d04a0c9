import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

/** A bar in place of text that is loading. */
export function Skeleton({
  width = 'full',
  isTall,
}: {
  width?: 'short' | 'third' | 'half' | 'most' | 'full'
  /** The height of a heading instead of a line. */
  isTall?: boolean
}) {
  return <span aria-hidden="true" className={classNames(styles.bar, styles[width], isTall && styles.tall)} />
}

export interface SkeletonRowsProps {
  /** What is loading; announced once to assistive technology. */
  label: string
  /** `strips` for case strips, `rows` for tables and link lists, `facts` for a briefing strip, `text` for a paragraph. */
  shape?: 'strips' | 'rows' | 'facts' | 'text' | undefined
  count?: number | undefined
}

/** A loading region in the shape of its content. It appears after 200 ms, so that it does not flash when the answer is quick. */
export function SkeletonRows({ label, shape = 'rows', count = 3 }: SkeletonRowsProps) {
  return (
    <div aria-busy="true" data-loading className={classNames(styles.region, styles[shape])}>
      <span role="status" className="vh">
        {label}
      </span>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <div key={row} className={styles.row}>
          {shape === 'strips' ? (
            <>
              <Cell widths={['most']} />
              <Cell widths={[row % 2 === 0 ? 'most' : 'half', 'third']} isTall />
              <Cell widths={['most', 'half']} />
            </>
          ) : (
            <Cell widths={shape === 'text' ? [row === count - 1 ? 'half' : 'full'] : ['most', 'third']} />
          )}
        </div>
      ))}
    </div>
  )
}

function Cell({ widths, isTall }: { widths: readonly ('third' | 'half' | 'most' | 'full')[]; isTall?: boolean }) {
  return (
    <span className={styles.cell}>
      {widths.map((width, index) => (
        <Skeleton key={width} width={width} isTall={Boolean(isTall) && index === 0} />
      ))}
    </span>
  )
}
