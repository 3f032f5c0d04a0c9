import { useId } from 'react'
import { useRead } from 'record-cache-react'
import { Breadcrumb, DataTable, Link, Page, PageHead, SectionHead, Sheet, SkeletonRows } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { readWorkNumbers } from '../../../../parts/cases/work-numbers.ts'
import { workTime } from '../../../../parts/cases/work-time.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import type { AnswerOf } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { CaseFigures } from '../../parts/case-figures/CaseFigures.tsx'
import styles from './CaseNumbersScreen.module.css'
import { messages } from './messages.ts'

export const caseNumbers = page({ ...pages.caseNumbers, reads: () => ({ numbers: readWorkNumbers }) })

type Numbers = AnswerOf<typeof readWorkNumbers>

/** Open work and first answers of support in numbers; each bar has its label and number, and leads to its cases. */
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
            value: <Link href={casesOf({})}>{formatNumber(numbers.open)}</Link>,
            note: numbers.hasMore ? messages.openMore(numbers.open) : undefined,
          },
          {
            label: messages.late,
            value: <Link href={casesOf({})}>{formatNumber(numbers.late)}</Link>,
            note: messages.mostOverdueFirst,
            isAlarm: numbers.late > 0,
          },
          { label: messages.dueSoon, value: numbers.dueWithinHour, isAlarm: numbers.dueWithinHour > 0 },
          {
            label: messages.median,
            value: medianTime(all?.medianMinutes ?? null),
            note: all && (
              <>
                {onTime(all)}
                <br />
                {messages.weekBefore(medianTime(all.weekBefore.medianMinutes), onTime(all.weekBefore))}
              </>
            ),
          },
        ]}
      />
      <div className={styles.groups}>
        <Group
          title={messages.byAge}
          column={messages.columns.age}
          rows={numbers.byAge.map(({ value, count }) => ({
            label: messages.ages[value] ?? value,
            count,
            href: casesOf({ age: value }),
          }))}
        />
        <Group
          title={messages.byImpact}
          column={messages.columns.impact}
          rows={numbers.byImpact.map(({ value, count }) => ({ label: value, count, href: casesOf({ impact: value }) }))}
        />
        <Group
          title={messages.byTier}
          column={messages.columns.tier}
          rows={numbers.byTier.map(({ value, count }) => ({ label: value, count, href: casesOf({ tier: value }) }))}
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
                hasLabel: true,
                cell: ({ medianMinutes }) => medianTime(medianMinutes),
              },
              {
                id: 'inTime',
                header: messages.columns.inTime,
                align: 'end',
                hasLabel: true,
                cell: onTime,
              },
              {
                id: 'medianBefore',
                header: messages.columns.medianBefore,
                align: 'end',
                hasLabel: true,
                cell: ({ weekBefore }) => medianTime(weekBefore.medianMinutes),
              },
              {
                id: 'inTimeBefore',
                header: messages.columns.inTimeBefore,
                align: 'end',
                hasLabel: true,
                cell: ({ weekBefore }) => onTime(weekBefore),
              },
            ]}
          />
        </Sheet>
      </section>
    </>
  )
}

/** The unresolved cases behind a number. */
const casesOf = (filter: Partial<Record<'age' | 'impact' | 'tier', string>>): string =>
  paths.caseQueue({ queue: 'open', ...filter })

const onTime = ({ inTime, count }: { inTime: number; count: number }): string => messages.inTime(inTime, count)

const medianTime = (minutes: number | null): string => (minutes === null ? messages.none : workTime(minutes))

type Row = { label: string; count: number; href: string }
type GroupProps = { title: string; column: string; rows: readonly Row[] }

/** Counts of a group with a bar for each, and a link to the cases behind it. */
function Group({ title, column, rows }: GroupProps) {
  const headingId = useId()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-labelledby={headingId}>
      <Sheet isFlush>
        <div className={styles.group}>
          <h2 id={headingId}>{title}</h2>
        </div>
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ label }) => label}
          hasRowLinks
          columns={[
            {
              id: 'label',
              header: column,
              width: 'fit',
              cell: ({ label, href, count }) => (count === 0 ? label : <Link href={href}>{label}</Link>),
            },
            {
              id: 'bar',
              header: messages.columns.share,
              isHeaderHidden: true,
              cell: (row) => <Bar {...row} most={most} />,
            },
            { id: 'count', header: messages.columns.cases, align: 'end', cell: ({ count }) => formatNumber(count) },
          ]}
        />
      </Sheet>
    </section>
  )
}

const WIDTH = 100

/** A bar from zero; its label and its number are in the same row. */
function Bar({ count, most }: { count: number; most: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" className={styles.chart}>
      <rect width={WIDTH} height="10" className={styles.track} />
      <rect width={(count / most) * WIDTH} height="10" className={styles.bar} />
    </svg>
  )
}

export { CaseNumbersScreen as default }

export const loader = loadOnServer(caseNumbers)
export const clientLoader = loadInBrowser(caseNumbers)
