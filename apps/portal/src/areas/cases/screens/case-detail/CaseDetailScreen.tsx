import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
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
import { attachmentsOf } from '../../../../parts/cases/attachments-of.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { ActionButton } from './ActionButton.tsx'
import { agentCase } from './agent-case.ts'
import { CaseActionDialog } from './CaseActionDialog.tsx'
import { CaseActionList } from './CaseActionList.tsx'
import { CaseAttachments } from './CaseAttachments.tsx'
import { CaseComments } from './CaseComments.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseNotices } from './CaseNotices.tsx'
import { CaseText } from './CaseText.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import { CaseWatchers } from './CaseWatchers.tsx'
import { FollowUps } from './FollowUps.tsx'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'
import { SimilarCases } from './SimilarCases.tsx'
import type { SupportCase } from './support-case.ts'
import { type CaseActions, useCaseActions } from './use-case-actions.ts'
import { useSupportCase } from './use-case-detail.ts'

/** One case: its facts, the conversation about it, its files and what happened to it. Agents have an arrangement of their own. */
export function CaseDetailScreen() {
  return isFor('agent', usePage().session) ? <Late part={agentCase} props={{}} /> : <CustomerCase />
}

function CustomerCase() {
  const found = useSupportCase()
  const [address] = useSearchParams()
  const actions = useCaseActions(address.get('id') ?? '', found.readAgain)
  const composer = useRef<HTMLTextAreaElement>(null)
  if (found.state === 'missing') return <NotFoundPage />
  const supportCase = found.state === 'found' ? found.supportCase : null
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
        {found.state === 'loading' ? <SkeletonRows label={messages.loading} shape="facts" count={6} /> : null}
        {found.state === 'failed' ? (
          <Failed text={messages.failed} action={messages.tryAgain} onRetry={found.readAgain} />
        ) : null}
        {/* Another case starts with fresh parts: its own draft, its own uploads. */}
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
  const { id, resolution, description, isClosed } = supportCase
  return (
    <Stack gap="large">
      <Stack>
        <CaseNotices supportCase={supportCase} actions={actions} />
        <CaseFacts supportCase={supportCase} />
      </Stack>
      <Columns layout="8-4">
        <Stack gap="large">
          {resolution ? <CaseText title={messages.resolution} supportCase={supportCase} text={resolution} /> : null}
          <CaseText title={messages.description} supportCase={supportCase} text={description} />
          <CaseComments supportCase={supportCase} composer={composer} />
          <CaseAttachments place={attachmentsOf(supportCase)} isClosed={isClosed} />
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
