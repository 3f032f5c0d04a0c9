import { failureTexts } from 'contract'
import { type RefObject, useRef } from 'react'
import { type ActionFunction, useSearchParams } from 'react-router'
import {
  Breadcrumb,
  Button,
  Columns,
  CommentIcon,
  Dock,
  EscalateIcon,
  Late,
  LinkButton,
  Page,
  PageHead,
  PdfIcon,
  Row,
  Sheet,
  SkeletonRows,
  Stack,
} from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { readOwnFields, readOwnValues } from '../../../../parts/own-fields/own-fields.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { followed } from '../../../../records/page.ts'
import { createRecord } from '../../../../records/records.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { ActionButton } from './ActionButton.tsx'
import { agentReads } from './agent/reads.ts'
import { CaseActionDialog } from './CaseActionDialog.tsx'
import { CaseAttachments } from './CaseAttachments.tsx'
import { CaseComments } from './CaseComments.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseNotices } from './CaseNotices.tsx'
import { CaseText } from './CaseText.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import { CaseWatchers } from './CaseWatchers.tsx'
import { type Audience, audienceOf, choicesOf, commentForm, newestComment, problemOf } from './comment-form.ts'
import { FollowUps } from './FollowUps.tsx'
import { agentCase, answerNotice, caseCodeFor, ownFacts } from './late-code.ts'
import { messages } from './messages.ts'
import { otherActions } from './other-actions.ts'
import { caseDetails } from './page.ts'
import { SimilarCases } from './SimilarCases.tsx'
import type { SupportCase } from './support-case.ts'
import { type CaseAction, type CaseActions, useCaseActions } from './use-case-actions.ts'
import { useSupportCase } from './use-case-detail.ts'

/** One case: facts, conversation, files and history. Agents get a different layout. */
export function CaseDetailScreen() {
  return isFor('agent', usePage().session) ? <Late part={agentCase} props={{}} /> : <CustomerCase />
}

function CustomerCase() {
  const loaded = useSupportCase()
  const [address] = useSearchParams()
  const actions = useCaseActions(address.get('id') ?? '', loaded.readAgain)
  const composer = useRef<HTMLTextAreaElement>(null)
  if (loaded.state === 'missing') return <NotFoundPage />
  const supportCase = loaded.state === 'found' ? loaded.supportCase : null
  const pdf = supportCase ? actions.offered('Case.SaveAsPdf') : undefined
  return (
    <>
      <Page>
        <PageTitle of={caseDetails}>{supportCase && `${supportCase.number} ${supportCase.subject}`}</PageTitle>
        <Breadcrumb
          crumbs={[
            { label: messages.home, href: paths.home() },
            { label: messages.caseManager, href: paths.caseManager() },
            supportCase ? { label: supportCase.number, isMono: true } : { label: caseDetails.title },
          ]}
        />
        <PageHead
          title={supportCase ? supportCase.subject : caseDetails.title}
          actions={
            supportCase ? (
              <Row>
                {pdf ? (
                  <LinkButton variant="line" icon={PdfIcon} href={pdf.targetUrl ?? ''} download>
                    {pdf.label}
                  </LinkButton>
                ) : null}
                <ActionButton actions={actions} name="Case.Escalate" variant="line" icon={EscalateIcon} />
              </Row>
            ) : null
          }
        />
        {loaded.state === 'loading' ? <SkeletonRows label={messages.loading} shape="facts" count={6} /> : null}
        {loaded.state === 'failed' ? <Failed text={messages.failed} onRetry={loaded.readAgain} /> : null}
        {/* The key resets drafts and uploads when the case changes. */}
        {supportCase ? (
          <CaseParts key={supportCase.id} supportCase={supportCase} actions={actions} composer={composer} />
        ) : null}
      </Page>
      <CaseActionDialog actions={actions} caseId={supportCase?.id ?? ''} />
      {!supportCase || supportCase.isClosed ? null : (
        <Dock>
          <Button icon={CommentIcon} onClick={() => composer.current?.focus()}>
            {messages.addComment}
          </Button>
        </Dock>
      )}
    </>
  )
}

type PartsProps = { supportCase: SupportCase; actions: CaseActions; composer: RefObject<HTMLTextAreaElement | null> }

function CaseParts({ supportCase, actions, composer }: PartsProps) {
  const { id, resolution, description, isClosed, answerDue } = supportCase
  return (
    <Stack gap="large">
      <Stack>
        <CaseNotices supportCase={supportCase} actions={actions} />
        {answerDue === '' ? null : <Late part={answerNotice} props={{ due: answerDue }} isQuiet />}
        <CaseFacts supportCase={supportCase} />
        <Late part={ownFacts} props={{ caseId: id }} isQuiet />
      </Stack>
      <Columns layout="8-4">
        <Stack gap="large">
          {resolution ? <CaseText title={messages.resolution} supportCase={supportCase} text={resolution} /> : null}
          <CaseText title={messages.description} supportCase={supportCase} text={description} />
          <CaseComments supportCase={supportCase} composer={composer} />
          <CaseAttachments supportCase={supportCase} />
        </Stack>
        <Stack gap="large">
          <Sheet title={messages.timeline}>
            <CaseTimeline supportCase={supportCase} />
          </Sheet>
          <FollowUps supportCase={supportCase} />
          <CaseActionList actions={actions} isClosed={isClosed} />
          <CaseWatchers caseId={id} />
          <SimilarCases />
        </Stack>
      </Columns>
    </Stack>
  )
}

type Props = { actions: CaseActions; isClosed: boolean }

/** The case's actions, without those at the head of the page and in notices. */
function CaseActionList({ actions, isClosed }: Props) {
  if (actions.hasFailed) {
    return <Failed text={messages.actionsFailed} onRetry={actions.retry} />
  }
  const names = otherActions(actions, ['Case.Escalate'], isClosed).map(({ apiName }) => apiName)
  return names.length === 0 ? null : <Buttons actions={actions} names={names as CaseAction[]} isClosed={isClosed} />
}

function Buttons({ actions, names, isClosed }: Props & { names: readonly CaseAction[] }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Sheet title={messages.actions}>
        <Stack>
          {isClosed ? null : <p className="meta">{messages.actionsHint}</p>}
          <Row>
            {names.map((name) => (
              <ActionButton
                key={name}
                actions={actions}
                name={name}
                variant={name === 'Case.MarkResolved' ? 'line' : 'quiet'}
                size="sm"
              />
            ))}
          </Row>
        </Stack>
      </Sheet>
    </div>
  )
}

type PostedComment = { body: string; audience: Audience; needsAnswer: boolean }

/** Handles the comment form without JavaScript. */
export const action: ActionFunction = postAction<PostedComment>(caseDetails, {
  ...commentForm,
  texts: { offline: failureTexts.NO_CONNECTION, noAnswer: messages.commentNotSent },
  fieldOf: { CommentBody: 'body' },
  problemsOf: ({ body }) => ({ body: problemOf(body.trim()) ?? undefined }),
  read: ({ body = '', audience, needsAnswer }) => ({
    body,
    audience: audienceOf(audience),
    needsAnswer: needsAnswer !== undefined,
  }),
  send: async ({ body, audience, needsAnswer }, { cache, query, idempotencyKey }) => {
    const id = query.get('id') ?? ''
    const fields = { ParentId: id, CommentBody: body.trim(), ...choicesOf(audience, needsAnswer) }
    await cache.send(createRecord, { apiName: 'CaseComment', fields }, { idempotencyKey })
    return `${paths.caseDetails({ id })}#${newestComment}`
  },
})

export { CaseDetailScreen as default }

/** The server also reads the data of the agents' layout; the browser loads it with the agents' code, which customers never get. */
const asRendered: typeof caseDetails = {
  ...caseDetails,
  reads: (place) => ({
    ...caseDetails.reads(place),
    ...agentReads(place),
    ownFields: followed(readOwnFields('Case'), ({ records }) =>
      readOwnValues(place.query.get('id') ?? '', 'Case', records),
    ),
  }),
}

export const loader = loadOnServer(asRendered, caseCodeFor)
export const clientLoader = loadInBrowser(caseDetails, caseCodeFor)
