import { classNames } from '../class-names.ts'
import styles from './Timeline.module.css'

/** Done is a solid triangle, now a star, next an open triangle, a small event a circle. */
export type WaypointKind = 'done' | 'now' | 'next' | 'event'

/** The mark of one stop on a route, in the text colour. */
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
