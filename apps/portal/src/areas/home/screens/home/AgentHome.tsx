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
import { ShortSheet } from './ShortSheet.tsx'
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
      <ShortSheet
        list={cases}
        texts={{ failed: messages.queueFailed, loading: messages.loadingCases }}
        shape="strips"
        empty={messages.emptyQueues[name]}
      >
        {(rows) => <CaseStrips label={label}>{rows.map(strip)}</CaseStrips>}
      </ShortSheet>
    </section>
  )
}

function strip({ id, number, subject, target, status, statusLabel, isEscalated, ...row }: WorkRow) {
  return (
    <CaseStrip
      key={id}
      href={paths.caseDetails({ id })}
      number={number}
      subject={subject}
      status={
        <>
          <DueLine {...target} />
          <StatusGlyph status={status} label={statusLabel} />
          {isEscalated ? <Badge tone="alarm">{caseTexts.escalated}</Badge> : null}
        </>
      }
      facts={[row.account || row.requester, row.product, row.tail].filter((fact) => fact !== '')}
    />
  )
}
