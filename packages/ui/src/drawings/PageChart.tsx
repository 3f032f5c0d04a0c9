import styles from './drawings.module.css'
import { polyline, star } from './symbols.ts'

/** The chart of the "not found" page: the route runs off the sheet. */
export function OffChart() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" fill="none">
      <rect x="1" y="1" width="300" height="298" rx="10" className={styles.frame} />
      <path className={styles.grid} d="M76 2V298M151 2V298M226 2V298M2 76H300M2 151H300M2 226H300" />
      <path
        className={styles.shore}
        d="M2 190C42 182 54 210 86 218C116 226 120 262 152 270C172 276 174 288 178 298H11A9 9 0 0 1 2 289Z"
      />
      <path
        className={styles.route}
        d={polyline([
          [40, 236],
          [118, 160],
          [214, 120],
        ])}
      />
      <path
        className={styles.lost}
        d={polyline([
          [214, 120],
          [386, 66],
        ])}
      />
      <path className={styles.waypoint} d={star(118, 160, 12) + star(214, 120, 12)} />
      <circle className={styles.waypoint} cx="40" cy="236" r="6" />
      <path className={styles.here} d={star(390, 64, 18)} />
      <text className={styles.lostName} x="352" y="108">
        UNKNOWN
      </text>
    </svg>
  )
}

/** The chart of the server error page: a holding pattern between two fixes. */
export function HoldingChart() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" fill="none">
      <rect x="1" y="1" width="418" height="298" rx="10" className={styles.frame} />
      <path className={styles.grid} d="M106 2V298M210 2V298M314 2V298M2 76H418M2 151H418M2 226H418" />
      <path
        className={styles.route}
        d={polyline([
          [30, 250],
          [150, 190],
        ])}
      />
      <path
        className={styles.flown}
        d={polyline([
          [272, 128],
          [392, 62],
        ])}
      />
      <path className={styles.waypoint} d={star(150, 190, 12) + star(272, 128, 12)} />
      <ellipse className={styles.holding} cx="211" cy="160" rx="86" ry="34" transform="rotate(-27 211 160)" />
      <path className={styles.holding} d="M284 111L295 120L297 106" />
    </svg>
  )
}
