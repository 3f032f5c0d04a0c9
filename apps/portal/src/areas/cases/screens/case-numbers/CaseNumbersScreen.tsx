import { useId } from 'react'
import { useRead } from 'record-cache-react'
import { Breadcrumb, DataTable, Page, PageHead, SectionHead, Sheet, SkeletonRows } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import type { AnswerOf } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { CaseFigures } from '../../parts/case-figures/CaseFigures.tsx'
import { workTime } from '../../parts/work-time.ts'
import type { readWorkNumbers } from '../../reads.ts'
import { BarChart } from './BarChart.tsx'
import styles from './CaseNumbersScreen.module.css'
import { messages } from './messages.ts'
import { caseNumbers } from './page.ts'

type Numbers = AnswerOf<typeof readWorkNumbers>

/** The open work of support and its first answers in numbers, each chart beside a table with the same numbers. */
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
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
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
