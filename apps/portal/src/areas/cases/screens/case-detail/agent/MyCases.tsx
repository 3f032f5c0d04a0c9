import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Link, Row, SkeletonRows, StatusGlyph } from 'ui'
import { DueClock } from '../../../../../parts/cases/due/DueClock.tsx'
import { dueOf } from '../../../../../parts/cases/due/due-fields.ts'
import { Failed } from '../../../../../parts/Failed.tsx'
import { textOf } from '../../../../../records/field-values.ts'
import { paths } from '../../../../../site/paths.ts'
import styles from './MyCases.module.css'
import { messages } from './messages.ts'
import { readMyCases } from './reads.ts'

/** The agent's open cases, most urgent first. */
export function MyCases({ currentId }: { currentId: string | null }) {
  const { data, state, refresh } = useRead(readMyCases)
  const rows = useKeptOrder(data?.records)
  return (
    <nav id="my-cases" aria-label={messages.myCases} className={styles.mine}>
      <div className={styles.head}>
        <h2>{messages.myCases}</h2>
        <Link href={paths.caseQueue()}>{messages.toQueue}</Link>
      </div>
      {data ? null : state === 'Error' ? (
        <Failed text={messages.myCasesFailed} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loadingMyCases} count={4} />
      )}
      {data?.records.length === 0 ? <p className={styles.none}>{messages.noneOfMine}</p> : null}
      <ul className={styles.cases}>
        {rows.map(({ id, fields }) => (
          <li key={id}>
            <Link
              href={paths.caseDetails({ id })}
              aria-current={id === currentId ? 'page' : undefined}
              className={styles.case}
            >
              <Row align="between">
                <span className="mono">{textOf(fields.CaseNumber)}</span>
                <DueClock {...dueOf(fields)} />
              </Row>
              <b dir="auto">{textOf(fields.Subject)}</b>
              <StatusGlyph status={fields.Status.value ?? ''} label={textOf(fields.Status)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Rows in the order in which they were shown first: an answered case keeps its place until the agent leaves the case pages. */
function useKeptOrder<Row extends { readonly id: string }>(rows: readonly Row[] = []): readonly Row[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const isListed = new Set(rows.map(({ id }) => id))
  const ids = [...new Set([...order.filter((id) => isListed.has(id)), ...isListed])]
  if (ids.join() !== order.join()) setOrder(ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
