import { classNames } from '../class-names.ts'
import styles from './Timeline.module.css'

/** A past step is a solid triangle, the current one a star, the next one an open triangle, and a minor event a circle. */
export type WaypointKind = 'done' | 'now' | 'next' | 'event'

/** The symbol of one entry of a timeline, in the text colour. */
export function Waypoint({ kind, className }: { kind: WaypointKind; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classNames(styles.mark, className)}>
      {kind === 'done' ? <path fill="currentColor" d="M10 2.5L18 17H2z" /> : null}
      {kind === 'now' ? (
        <path fill="currentColor" d="M10 0l2.8 7.2L20 10l-7.2 2.8L10 20l-2.8-7.2L0 10l7.2-2.8z" />
      ) : null}
      {kind === 'next' ? <path className={styles.hollow} d="M10 3.5l7 13H3z" /> : null}
      {kind === 'event' ? <circle className={styles.hollow} cx="10" cy="10" r="5" /> : null}
    </svg>
  )
}
