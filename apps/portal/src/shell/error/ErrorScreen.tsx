import { Button, HoldingChart, LinkButton, reloadPage } from 'ui'
import { OffPage } from '../../parts/OffPage.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { usePage } from '../../site/page.tsx'
import { paths } from '../../site/paths.ts'
import { messages } from './messages.ts'

/** A page that failed as a whole, with the number under which the failure is logged. */
export function ErrorScreen() {
  const { reference } = usePage()
  return (
    <>
      <PageTitle of={messages} />
      <OffPage
        mark={messages.reference(reference)}
        title={messages.title}
        text={messages.text}
        drawing={<HoldingChart />}
        actions={
          <>
            <Button onClick={reloadPage}>{messages.tryAgain}</Button>
            <LinkButton variant="line" href={paths.home()}>
              {messages.goHome}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
