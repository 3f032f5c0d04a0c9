import styles from './drawings.module.css'
import { star, triangle } from './symbols.ts'

/** A small empty chart: an unfinished route, or a magnifying glass over an empty square. */
export function EmptyChart({ kind }: { kind: 'route' | 'search' }) {
  return (
    <svg viewBox="0 0 220 110" aria-hidden="true" fill="none">
      <rect x="0.5" y="0.5" width="219" height="109" rx="9" className={styles.sea} />
      <path className={styles.grid} d="M44 1V109M88 1V109M132 1V109M176 1V109M1 36H219M1 73H219" />
      {kind === 'route' ? <RouteToCome /> : <EmptyGlass />}
    </svg>
  )
}

function RouteToCome() {
  return (
    <>
      <path className={styles.planned} d="M30 84L84 56L140 66L190 28" />
      <path className={styles.fix} d={triangle(84, 54, 8)} />
      <path className={styles.fix} d={triangle(140, 64, 8)} />
      <path className={styles.fix} d={star(190, 28, 12)} />
      <circle className={styles.fix} cx="30" cy="84" r="5" />
    </>
  )
}

function EmptyGlass() {
  return (
    <>
      <circle className={styles.fix} cx="104" cy="50" r="30" />
      <path className={styles.airway} d="M104 26V34M104 66V74M80 50H88M120 50H128" />
      <path className={styles.handle} d="M127 73L149 95" />
      <path className={styles.fix} strokeDasharray="3 3" d={triangle(104, 50, 10)} />
    </>
  )
}
