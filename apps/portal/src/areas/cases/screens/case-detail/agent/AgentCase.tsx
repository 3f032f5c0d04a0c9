import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Button, CommentIcon, classNames, Dock, Notice, Sheet, SkeletonRows, Stack, Tabs } from 'ui'
import { DueClock, dueKind } from '../../../../../parts/cases/due/DueClock.tsx'
import { dueOf } from '../../../../../parts/cases/due/due-fields.ts'
import { useTakeNext } from '../../../../../parts/cases/use-take-next.ts'
import { Failed } from '../../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../../parts/NotFoundPage.tsx'
import { readOwnFields } from '../../../../../parts/own-fields/own-fields.ts'
import { PageTitle } from '../../../../../parts/PageTitle.tsx'
import { paths } from '../../../../../site/paths.ts'
import { ListKeys } from '../../../parts/list-keys/ListKeys.tsx'
import { CaseActionDialog } from '../CaseActionDialog.tsx'
import { CaseAttachments } from '../CaseAttachments.tsx'
import { CaseComments } from '../CaseComments.tsx'
import { CaseFacts } from '../CaseFacts.tsx'
import { CaseNotices } from '../CaseNotices.tsx'
import { CaseText } from '../CaseText.tsx'
import { CaseTimeline } from '../CaseTimeline.tsx'
import { CaseWatchers } from '../CaseWatchers.tsx'
import { FollowUps } from '../FollowUps.tsx'
import { messages as caseMessages } from '../messages.ts'
import { caseDetails } from '../page.ts'
import { SimilarCases } from '../SimilarCases.tsx'
import type { SupportCase } from '../support-case.ts'
import type { OtherTitle } from '../timeline.ts'
import { type CaseActions, useCaseActions } from '../use-case-actions.ts'
import { useFiles, useSupportCase } from '../use-case-detail.ts'
import { AgentAside } from './AgentAside.tsx'
import styles from './AgentCase.module.css'
import { AgentHead } from './AgentHead.tsx'
import { MyCases } from './MyCases.tsx'
import { messages } from './messages.ts'
import { readAgentCase } from './reads.ts'

/** The agents' layout of a case: their own cases, the conversation, and the requester's entitlement. */
export function AgentCase() {
  const loaded = useSupportCase()
  const [address] = useSearchParams()
  const actions = useCaseActions(address.get('id') ?? '', loaded.readAgain)
  if (loaded.state === 'missing') return <NotFoundPage />
  const supportCase = loaded.state === 'found' ? loaded.supportCase : null
  return (
    <div className={styles.workspace} data-bleed>
      <PageTitle of={caseDetails}>{supportCase && `${supportCase.number} ${supportCase.subject}`}</PageTitle>
      <MyCases currentId={address.get('id')} />
      {loaded.state === 'loading' ? <SkeletonRows label={caseMessages.loading} shape="facts" count={6} /> : null}
      {loaded.state === 'failed' ? <Failed text={caseMessages.failed} onRetry={loaded.readAgain} /> : null}
      {/* The key resets drafts and uploads when the case changes. */}
      {supportCase ? <CaseParts key={supportCase.id} supportCase={supportCase} actions={actions} /> : null}
      <CaseActionDialog actions={actions} caseId={supportCase?.id ?? ''} />
    </div>
  )
}

type PartsProps = { supportCase: SupportCase; actions: CaseActions }

function CaseParts({ supportCase, actions }: PartsProps) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const [view, show] = useCaseView()
  const reply = (): void => {
    // A hidden field cannot take the focus.
    flushSync(() => show('conversation'))
    composer.current?.focus()
  }
  return (
    <>
      <section className={styles.work} aria-label={supportCase.subject}>
        <div className={styles.facts}>
          <AgentHead supportCase={supportCase} actions={actions} />
          <CaseNotices supportCase={supportCase} actions={actions} />
          <CaseFacts supportCase={supportCase} due={<ReplyDue caseId={supportCase.id} />} />
        </div>
        <Views supportCase={supportCase} view={view} show={show} composer={composer} />
      </section>
      <aside className={styles.context} aria-label={messages.context}>
        <Stack>
          <AgentAside caseId={supportCase.id} actions={actions} />
          <SimilarCases />
          <FollowUps supportCase={supportCase} />
          <CaseWatchers caseId={supportCase.id} />
          <CaseKeys reply={supportCase.isClosed ? null : reply} />
        </Stack>
      </aside>
      {supportCase.isClosed ? null : (
        <Dock>
          <Button icon={CommentIcon} onClick={reply}>
            {messages.reply}
          </Button>
        </Dock>
      )}
    </>
  )
}

function ReplyDue({ caseId }: { caseId: string }) {
  const { data } = useRead(readAgentCase(caseId))
  if (!data) return null
  const due = dueOf(data.fields)
  const kind = dueKind(due)
  return (
    <div className={styles.due}>
      <DueClock {...due} />
      {kind === '' ? null : <span className={styles.dueKind}>{kind}</span>}
    </div>
  )
}

type ViewsProps = {
  supportCase: SupportCase
  view: CaseView
  show: (view: CaseView) => void
  composer: RefObject<HTMLTextAreaElement | null>
}

/** The conversation stays mounted while another view is shown, so that its draft is kept. */
function Views({ supportCase, view, show, composer }: ViewsProps) {
  const { id, resolution, description } = supportCase
  const files = useFiles(id)
  const titleOf = useOwnTitles()
  const count = files.rows === null ? undefined : files.hasMore ? `${files.rows.length}+` : files.rows.length
  return (
    <div className={styles.views}>
      <Tabs
        label={messages.views}
        tabs={caseViews.map((name) => ({
          id: name,
          label: messages.view[name],
          href: caseViewHref(id, name),
          ...(name === 'attachments' ? { count } : {}),
        }))}
        selected={view}
        onSelect={(chosen) => show(caseViews.find((name) => name === chosen) ?? 'conversation')}
      >
        <div
          className={classNames(styles.view, !supportCase.isClosed && styles.conversation)}
          hidden={view !== 'conversation'}
        >
          <Stack>
            {resolution ? (
              <CaseText title={caseMessages.resolution} supportCase={supportCase} text={resolution} />
            ) : null}
            <CaseText title={caseMessages.description} supportCase={supportCase} text={description} />
            <CaseComments supportCase={supportCase} composer={composer} />
          </Stack>
        </div>
        {view === 'attachments' ? (
          <div className={styles.view}>
            <CaseAttachments supportCase={supportCase} />
          </div>
        ) : null}
        {view === 'history' ? (
          <div className={styles.view}>
            <Sheet title={caseMessages.timeline}>
              <CaseTimeline supportCase={supportCase} titleOf={titleOf} />
            </Sheet>
          </div>
        ) : null}
      </Tabs>
    </div>
  )
}

/** The titles of changes of fields that the installation has added. */
function useOwnTitles(): OtherTitle {
  const records = useRead(readOwnFields('Case')).data?.records ?? []
  const labels = new Map(records.map(({ fields }) => [fields.ApiName__c.value, fields.Label__c.value]))
  return ({ field, newValue }) => {
    const label = labels.get(field)
    return label ? messages.fieldChanged(label, newValue) : undefined
  }
}

/** Shortcuts of this page: those of the agent's list of cases, and r for reply. */
function CaseKeys({ reply }: { reply: (() => void) | null }) {
  const { take, problem } = useTakeNext()
  const keys = [
    ...(reply === null ? [] : [{ key: 'r', does: messages.keyReply, press: reply }]),
    { key: 'n', does: messages.keyNext, press: () => void take() },
  ]
  return (
    <>
      {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
      <ListKeys region="#my-cases" more={keys} />
    </>
  )
}

/** The views of a case, as in the address. */
const caseViews = ['conversation', 'attachments', 'history'] as const
export type CaseView = (typeof caseViews)[number]

/** The address of a view; the conversation is the default. */
const caseViewHref = (id: string, view: CaseView): string =>
  paths.caseDetails({ id, view: view === 'conversation' ? undefined : view })

/** The current view, and a function to change it: the page updates at once, then the address. */
function useCaseView(): [CaseView, (view: CaseView) => void] {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const id = address.get('id') ?? ''
  const [view, setView] = useState<CaseView>(caseViews.find((name) => name === address.get('view')) ?? 'conversation')
  const show = (next: CaseView): void => {
    setView(next)
    void navigate(caseViewHref(id, next), { replace: true, preventScrollReset: true })
  }
  return [view, show]
}
