import styles from './Countdown.module.css'

export interface CountdownProps {
  /** Whole seconds left; the screen counts them down from a deadline. */
  secondsLeft: number
  /** Seconds of a full ring; absent means 30. */
  totalSeconds?: number | undefined
  /** The text announced at 30, 10 and 0 seconds. */
  announcement: (secondsLeft: number) => string
}

/** A ring that empties clockwise in steps of a second, with the seconds inside. */
export function Countdown({ secondsLeft, totalSeconds = 30, announcement }: CountdownProps) {
  const left = Math.max(0, secondsLeft)
  // The live text changes only at these seconds, so it is announced only then.
  const spoken = left <= 0 ? 0 : left <= 10 ? 10 : totalSeconds
  return (
    <span className={styles.countdown}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle className={styles.track} cx="36" cy="36" r="32" />
        {left > 0 ? (
          <circle
            className={styles.left}
            cx="36"
            cy="36"
            r="32"
            pathLength={totalSeconds}
            strokeDasharray={`${Math.min(left, totalSeconds)} ${totalSeconds}`}
            transform="rotate(-90 36 36)"
          />
        ) : null}
      </svg>
      <span aria-hidden="true" className={styles.seconds}>
        {left}
      </span>
      <span role="status" className="vh">
        {announcement(spoken)}
      </span>
    </span>
  )
}
