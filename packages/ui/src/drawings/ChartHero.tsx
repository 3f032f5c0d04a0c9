import { useId } from 'react'
import { ChartDrawing } from './ChartDrawing.tsx'
import styles from './ChartHero.module.css'
import { sheet } from './chart-data.ts'

/** The chart behind the home headline: fades out to the left on wide screens, and is a band at the top on phones. */
export function ChartHero() {
  const id = useId()
  return (
    <>
      <svg
        className={styles.wide}
        viewBox="0 198 1440 430"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id={`${id}fade`}>
            <stop offset="0.36" stopColor="#000" />
            <stop offset="0.56" stopColor="#fff" />
          </linearGradient>
          <mask id={`${id}mask`}>
            <rect width={sheet.width} height={sheet.height} fill={`url(#${id}fade)`} />
          </mask>
        </defs>
        <g mask={`url(#${id}mask)`}>
          <ChartDrawing />
        </g>
      </svg>
      <svg
        className={styles.phone}
        viewBox="705 372 520 205"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <ChartDrawing />
      </svg>
    </>
  )
}

/** The chart that fills the side of the sign-in and registration pages. */
export function ChartAside() {
  return (
    <svg
      className={styles.aside}
      viewBox="690 60 640 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <ChartDrawing />
    </svg>
  )
}
