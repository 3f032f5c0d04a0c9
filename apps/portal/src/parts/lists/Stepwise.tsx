import { type ReactNode, useState } from 'react'
import { Button, Row } from 'ui'
import { useKeptFocus } from '../use-kept-focus.ts'
import { listMessages } from './messages.ts'
import styles from './Stepwise.module.css'

type Props<R> = {
  rows: readonly R[]
  /** The list has more rows than can be read. */
  isCut?: boolean
  /** Renders the rows shown so far. */
  children: (shown: readonly R[]) => ReactNode
}

const STEP = 50

/** A long list in steps: its first rows, how many there are, and a button for the next ones. */
export function Stepwise<R>({ rows, isCut = false, children }: Props<R>) {
  const [most, setMost] = useState(STEP)
  const left = rows.length - most
  return (
    <>
      {children(rows.slice(0, most))}
      {left > 0 ? <More count={rows.length} shown={most} onMore={() => setMost(most + STEP)} /> : null}
      {left <= 0 && isCut ? <p className={`meta ${styles.more}`}>{listMessages.cut(rows.length)}</p> : null}
    </>
  )
}

function More({ count, shown, onMore }: { count: number; shown: number; onMore: () => void }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()} className={styles.more}>
      <Row>
        <Button variant="quiet" size="sm" onClick={onMore}>
          {listMessages.more(Math.min(STEP, count - shown))}
        </Button>
        <span role="status" className="meta">
          {listMessages.shown(shown, count)}
        </span>
      </Row>
    </div>
  )
}
