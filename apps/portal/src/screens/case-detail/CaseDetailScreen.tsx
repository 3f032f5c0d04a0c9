import { useRef } from 'react'
import { Breadcrumb, Button, Columns, CommentIcon, Dock, Page, PageHead, Sheet, SkeletonRows, Stack } from 'ui'
import { Failed } from '../../features/Failed.tsx'
import { NotFoundPage } from '../../features/NotFoundPage.tsx'
import { PageTitle } from '../../lib/PageTitle.tsx'
import { paths } from '../../lib/paths.ts'
import { CaseAttachments } from './CaseAttachments.tsx'
import { CaseComments } from './CaseComments.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseNotices } from './CaseNotices.tsx'
import { CaseText } from './CaseText.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'
import { useSupportCase } from './use-case-detail.ts'

/** One case: its facts, the conversation about it, its files and what happened to it. */
export function CaseDetailScreen() {
  const reading = useSupportCase()
  switch (reading.state) {
    case 'missing':
      return <NotFoundPage />
    case 'failed':
      return (
        <Page>
          <Failed text={messages.failed} action={messages.tryAgain} onRetry={reading.retry} />
        </Page>
      )
    case 'loading':
      return (
        <Page>
          <SkeletonRows label={messages.loading} shape="facts" count={6} />
        </Page>
      )
    case 'found':
      // Another case starts with fresh parts: its own draft, its own uploads.
      return <FoundCase key={reading.supportCase.id} supportCase={reading.supportCase} />
  }
}

function FoundCase({ supportCase }: { supportCase: SupportCase }) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const { id, number, subject, resolution, description, isClosed } = supportCase
  return (
    <>
      <Page>
        <PageTitle>{`${number} ${subject}`}</PageTitle>
        <Breadcrumb
          crumbs={[
            { label: messages.home, href: paths.home() },
            { label: messages.caseManager, href: paths.caseManager() },
            { label: number, isMono: true },
          ]}
        />
        <PageHead title={subject} />
        <Stack gap="large">
          <Stack>
            <CaseNotices supportCase={supportCase} />
            <CaseFacts supportCase={supportCase} />
          </Stack>
          <Columns layout="8-4">
            <Stack gap="large">
              {resolution ? <CaseText title={messages.resolution} text={resolution} /> : null}
              <CaseText title={messages.description} text={description} />
              <CaseComments caseId={id} isClosed={isClosed} composer={composer} />
              <CaseAttachments caseId={id} isClosed={isClosed} />
            </Stack>
            <Sheet title={messages.timeline}>
              <CaseTimeline supportCase={supportCase} />
            </Sheet>
          </Columns>
        </Stack>
      </Page>
      {isClosed ? null : (
        <Dock>
          <Button icon={CommentIcon} onClick={() => composer.current?.focus()}>
            {messages.addComment}
          </Button>
        </Dock>
      )}
    </>
  )
}
