import type { ReactNode } from 'react'
import { ChartAside, classNames, Stack } from 'ui'
import styles from './AuthPage.module.css'

/** A page about a login: one task in a narrow column, beside the chart on wide screens. */
export function AuthPage({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.pane}>
        <Stack gap="large" className={classNames(styles.box, isWide && styles.wide)}>
          {children}
        </Stack>
      </div>
      <aside className={styles.chart} aria-hidden="true">
        <ChartAside />
      </aside>
    </div>
  )
}
