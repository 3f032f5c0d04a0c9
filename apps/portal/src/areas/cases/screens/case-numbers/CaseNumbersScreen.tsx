import { useId } from 'react'
import { useRead } from 'record-cache-react'
import { Breadcrumb, DataTable, Page, PageHead, SectionHead, Sheet, SkeletonRows } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import type { AnswerOf } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { CaseFigures } from '../../parts/case-figures/CaseFigures.tsx'
import { workTime } from '../../parts/work-time.ts'
import { readWorkNumbers } from '../../reads.ts'
import styles from './CaseNumbersScreen.module.css'
import { messages } from './messages.ts'

export const caseNumbers = page({ ...pages.caseNumbers, reads: () => ({ numbers: readWorkNumbers }) })

type Numbers = AnswerOf<typeof readWorkNumbers>

/** Open work and first answers of support in numbers; each chart comes with a table of the same numbers. */
export function CaseNumbersScreen() {
  const { data, state, refresh } = useRead(useReads(caseNumbers).numbers)
  return (
    <Page>
      <PageTitle of={caseNumbers} />
      <Breadcrumb crumbs={[{ label: messages.queue, href: paths.caseQueue() }, { label: caseNumbers.title }]} />
      <PageHead title={caseNumbers.title} lead={messages.lead} />
      {data ? (
        <NumbersView numbers={data} />
      ) : state === 'Error' ? (
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </Page>
  )
}

function NumbersView({ numbers }: { numbers: Numbers }) {
  const [all] = numbers.answers
  return (
    <>
      <CaseFigures
        figures={[
          {
            label: messages.open,
            value: numbers.open,
            note: numbers.hasMore ? messages.openMore(numbers.open) : undefined,
          },
          { label: messages.late, value: numbers.late, isAlarm: numbers.late > 0 },
          { label: messages.dueSoon, value: numbers.dueWithinHour, isAlarm: numbers.dueWithinHour > 0 },
          {
            label: messages.median,
            value: medianTime(all?.medianMinutes ?? null),
            note: all && messages.inTime(all.inTime, all.count),
          },
        ]}
      />
      <div className={styles.groups}>
        <Group
          title={messages.byAge}
          column={messages.columns.age}
          rows={numbers.byAge.map(({ value, count }) => ({ label: messages.ages[value] ?? value, count }))}
        />
        <Group
          title={messages.byImpact}
          column={messages.columns.impact}
          rows={numbers.byImpact.map(({ value, count }) => ({ label: value, count }))}
        />
        <Group
          title={messages.byTier}
          column={messages.columns.tier}
          rows={numbers.byTier.map(({ value, count }) => ({ label: value, count }))}
        />
      </div>
      <section className={styles.answers}>
        <SectionHead title={messages.answers} end={<span className="meta">{messages.answersHint}</span>} />
        <Sheet isFlush>
          <DataTable
            caption={messages.answers}
            rows={numbers.answers}
            rowKey={({ tier }) => tier ?? ''}
            columns={[
              { id: 'tier', header: messages.columns.tier, cell: ({ tier }) => tier ?? <b>{messages.allTiers}</b> },
              {
                id: 'median',
                header: messages.columns.median,
                align: 'end',
                cell: ({ medianMinutes }) => medianTime(medianMinutes),
              },
              {
                id: 'inTime',
                header: messages.columns.inTime,
                align: 'end',
                isLine: true,
                cell: ({ inTime, count }) => messages.inTime(inTime, count),
              },
            ]}
          />
        </Sheet>
      </section>
    </>
  )
}

const medianTime = (minutes: number | null): string => (minutes === null ? messages.none : workTime(minutes))

type GroupProps = { title: string; column: string; rows: readonly { label: string; count: number }[] }

function Group({ title, column, rows }: GroupProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Sheet isFlush>
        <div className={styles.group}>
          <h2 id={headingId}>{title}</h2>
          <BarChart label={messages.sentence(title, rows)} bars={rows} />
        </div>
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { id: 'label', header: column, cell: ({ label }) => label },
            { id: 'count', header: messages.columns.cases, align: 'end', cell: ({ count }) => formatNumber(count) },
          ]}
        />
      </Sheet>
    </section>
  )
}

type Props = { label: string; bars: readonly { label: string; count: number }[] }

const ROW = 28
const BAR = 14
const WIDTH = 240

/** Horizontal bars from zero, one per row of the adjacent table. */
function BarChart({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`} className={styles.chart}>
      {bars.map(({ label: bar, count }, index) => (
        <g key={bar} transform={`translate(0 ${index * ROW})`}>
          <rect y={(ROW - BAR) / 2} width={WIDTH} height={BAR} rx="2" className={styles.track} />
          <rect y={(ROW - BAR) / 2} width={(count / most) * WIDTH} height={BAR} rx="2" className={styles.bar} />
        </g>
      ))}
    </svg>
  )
}

export { CaseNumbersScreen as default }

export const loader = loadOnServer(caseNumbers)
export const clientLoader = loadInBrowser(caseNumbers)
