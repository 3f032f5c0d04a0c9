import { Breadcrumb, Columns, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/use-case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { paths } from '../../../../site/paths.ts'
import { CaseFormView } from './CaseFormView.tsx'
import { messages } from './messages.ts'
import { openCase } from './page.ts'
import { useCaseChoices } from './use-case-choices.ts'

/** The form that opens a case, for those to whom the platform offers that. */
export function OpenCaseScreen() {
  const opening = useCaseOpening()
  const form = useCaseChoices()
  if (opening.isOffered === false) return <NotFoundPage />
  const retry = (): void => {
    if (opening.hasFailed) opening.retry()
    form.retry()
  }
  return (
    <Page>
      <PageTitle of={openCase} />
      <Breadcrumb
        crumbs={[
          { label: messages.home, href: paths.home() },
          { label: messages.caseManager, href: paths.caseManager() },
          { label: openCase.title },
        ]}
      />
      <PageHead title={openCase.title} lead={messages.lead} />
      <Columns layout="8-4">
        {opening.isOffered && form.choices ? (
          <CaseFormView choices={form.choices} />
        ) : opening.hasFailed || form.hasFailed ? (
          <Failed text={messages.choicesFailed} action={messages.tryAgain} onRetry={retry} />
        ) : (
          <Sheet>
            <SkeletonRows label={messages.loading} shape="text" count={6} />
          </Sheet>
        )}
      </Columns>
    </Page>
  )
}
