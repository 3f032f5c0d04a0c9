import { useRead } from 'record-cache-react'
import {
  Badge,
  BriefingStrip,
  Button,
  CaseStrip,
  CaseStrips,
  Columns,
  Link,
  LinkButton,
  Notice,
  Page,
  SectionHead,
  Sheet,
  SkeletonRows,
  Stack,
  StatusGlyph,
} from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { caseRowOf } from '../../../../parts/cases/case-row.ts'
import { DueLine } from '../../../../parts/cases/due/DueClock.tsx'
import { dueOf } from '../../../../parts/cases/due/due-fields.ts'
import { messages as caseTexts } from '../../../../parts/cases/messages.ts'
import { type QueueName, queueLabels } from '../../../../parts/cases/queue-names.ts'
import { useTakeNext } from '../../../../parts/cases/use-take-next.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useReads } from '../../../../records/page.ts'
import type { RowOf } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { readQueue } from '../../reads.ts'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeAlerts } from './HomeAlerts.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { type ShortList, shortList } from './short-list.ts'
import { useHomeArticles } from './use-home-articles.ts'
import { StaffWelcome } from './Welcome.tsx'

/** The work of an agent: figures of urgent work, and the queues, those cases on top that are due first. */
export function AgentHome() {
  const reads = useReads(home)
  const next = useTakeNext()
  const { top } = useHomeArticles()
  return (
    <>
      <StaffWelcome>
        <LinkButton variant="line" href={paths.caseQueue()}>
          {pages.caseQueue.title}
        </LinkButton>
        <Button isBusy={next.isBusy} busyLabel={messages.taking} onClick={() => void next.take()}>
          {messages.takeNext}
        </Button>
      </StaffWelcome>
      <Page className={styles.content}>
        {next.problem === null ? null : <Notice tone="alarm">{next.problem}</Notice>}
        <Figures />
        <Columns layout="8-4">
          <Stack gap="section">
            <Queue name="mine" cases={shortList(useRead(reads.mine), workRowOf)} />
            <Queue name="unassigned" cases={shortList(useRead(reads.unassigned), workRowOf)} />
            <Queue name="waiting" cases={shortList(useRead(reads.waitingOnCustomer), workRowOf)} />
          </Stack>
          <Stack gap="section">
            <HomeAlerts />
            <DataCycle />
            <ArticleList title={messages.topArticles} articles={top} />
          </Stack>
        </Columns>
      </Page>
    </>
  )
}

const workRowOf = (record: RowOf<typeof readQueue>) => ({ ...caseRowOf(record), target: dueOf(record.fields) })

type WorkRow = ReturnType<typeof workRowOf>

/** Urgent work in numbers, each with a link to its queue. They keep their place while loading, and are hidden after a failure. */
function Figures() {
  const { data, state } = useRead(useReads(home).numbers)
  if (state === 'Error' && !data) return null
  const { answersDue, late, mine, myLate } = messages.figures
  const linked = (queue: QueueName, count: number | undefined) =>
    count === undefined ? '\u2007' : <Link href={paths.caseQueue({ queue })}>{formatNumber(count)}</Link>
  return (
    <BriefingStrip
      facts={[
        { label: mine, value: linked('mine', data?.mine.open) },
        { label: myLate, value: linked('mine', data?.mine.late) },
        { label: answersDue, value: linked('open', data?.dueWithinHour) },
        { label: late, value: linked('open', data?.late) },
      ]}
    />
  )
}

function Queue({ name, cases }: { name: QueueName; cases: ShortList<WorkRow> }) {
  const label = queueLabels[name]
  return (
    <section>
      <SectionHead title={label} end={<Link href={paths.caseQueue({ queue: name })}>{messages.openQueue}</Link>} />
      <Cases label={label} empty={messages.emptyQueues[name]} cases={cases} />
    </section>
  )
}

type CasesProps = { label: string; empty: string; cases: ShortList<WorkRow> }

function Cases({ label, empty, cases: { rows, hasFailed, retry } }: CasesProps) {
  if (!rows && hasFailed) return <Failed text={messages.queueFailed} onRetry={retry} />
  if (!rows) {
    return (
      <Sheet isFlush>
        <SkeletonRows label={messages.loadingCases} shape="strips" />
      </Sheet>
    )
  }
  if (rows.length === 0) {
    return (
      <Sheet>
        <p className="soft">{empty}</p>
      </Sheet>
    )
  }
  return (
    <Sheet isFlush>
      <CaseStrips label={label}>
        {rows.map((row) => (
          <CaseStrip
            key={row.id}
            href={paths.caseDetails({ id: row.id })}
            number={row.number}
            subject={row.subject}
            status={
              <>
                <DueLine {...row.target} />
                <StatusGlyph status={row.status} label={row.statusLabel} />
                {row.isEscalated ? <Badge tone="alarm">{caseTexts.escalated}</Badge> : null}
              </>
            }
            facts={[row.account || row.requester, row.product, row.tail].filter((fact) => fact !== '')}
          />
        ))}
      </CaseStrips>
    </Sheet>
  )
}
