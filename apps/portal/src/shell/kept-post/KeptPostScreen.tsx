import { Button, HoldingChart, LinkButton } from 'ui'
import type { KeptPost } from '../../forms/kept-post.ts'
import { OffPage } from '../../parts/OffPage.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { paths } from '../../site/paths.ts'
import { messages } from './messages.ts'

/**
 * Answers a form that was posted natively after the session had ended. The page keeps the input: posting it again after signing in opens
 * the form with this input and the token of the new session.
 */
export function KeptPostScreen({ kept: { address, fields } }: { kept: KeptPost }) {
  return (
    <>
      <PageTitle of={messages} />
      <OffPage
        mark={null}
        title={messages.title}
        text={messages.text}
        drawing={<HoldingChart />}
        actions={
          <>
            <LinkButton isExternal href={paths.signIn()}>
              {messages.signIn}
            </LinkButton>
            <form method="post" action={address}>
              {fields.map(([name, value]) => (
                <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" variant="line">
                {messages.resend}
              </Button>
            </form>
          </>
        }
      />
    </>
  )
}
