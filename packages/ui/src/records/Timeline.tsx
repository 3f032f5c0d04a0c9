import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/Button.tsx'
import { grouped } from '../grouped.ts'
import styles from './Timeline.module.css'
import { Waypoint } from './Waypoint.tsx'

/** One entry of the timeline. */
export interface TimelineEntry {
  id: string
  title: ReactNode
  /** When and by whom. */
  meta?: ReactNode
  /** `status` is a change of status, `notable` an important event, `event` any other. */
  kind?: 'status' | 'notable' | 'event' | undefined
}

export interface TimelineProps {
  /** Newest first; the first one is the current state. */
  entries: readonly TimelineEntry[]
  label?: string | undefined
  /** How many entries to show before a button shows all; absent means 8. */
  collapseAfter?: number | undefined
  showAllLabel?: ((count: number) => string) | undefined
}

/** The history of a record, as a route from the bottom to the top. */
export function Timeline({ entries, label, collapseAfter = 8, showAllLabel = messages.showAll }: TimelineProps) {
  const [isWhole, setWhole] = useState(false)
  const isCollapsed = !isWhole && entries.length > collapseAfter
  const shown = isCollapsed ? entries.slice(0, collapseAfter) : entries
  return (
    <>
      <ol className={styles.route} aria-label={label}>
        {shown.map((entry, index) => (
          <li key={entry.id} className={classNames(styles.stop, index === 0 && styles.now)}>
            <Waypoint kind={index === 0 ? 'now' : kinds[entry.kind ?? 'status']} className={styles.waypoint} />
            <div>
              <b dir="auto" className={styles.title}>
                {entry.title}
              </b>
              {entry.meta ? <span className="meta">{entry.meta}</span> : null}
            </div>
          </li>
        ))}
      </ol>
      {isCollapsed ? (
        <Button variant="quiet" size="sm" className={styles.more} onClick={() => setWhole(true)}>
          {showAllLabel(entries.length)}
        </Button>
      ) : null}
    </>
  )
}

const kinds = { status: 'done', notable: 'next', event: 'event' } as const

const messages = {
  showAll: (count: number) => `Show all ${grouped(count)}`,
} as const
