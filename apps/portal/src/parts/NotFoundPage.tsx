import { LinkButton, OffChart } from 'ui'
import { usePage } from '../site/page.tsx'
import { paths } from '../site/paths.ts'
import { messages } from './not-found-messages.ts'
import { OffPage } from './OffPage.tsx'
import { PageTitle } from './PageTitle.tsx'

/** Shown both for pages that do not exist and for pages the user may not see. */
export function NotFoundPage() {
  const { caseLists } = usePage().offers
  return (
    <>
      <PageTitle of={messages} />
      <OffPage
        mark={messages.mark}
        title={messages.title}
        text={messages.text}
        drawing={<OffChart />}
        actions={
          <>
            <LinkButton href={paths.home()}>{messages.goHome}</LinkButton>
            {caseLists.length > 0 ? (
              <LinkButton variant="line" href={paths.caseManager()}>
                {messages.caseManager}
              </LinkButton>
            ) : null}
          </>
        }
      />
    </>
  )
}
