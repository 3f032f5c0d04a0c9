import { useLocation } from 'react-router'
import { LinkButton, Sheet, Stack } from 'ui'
import { signInAndReturn } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/** What there is more of a product, for visitors, and the way to it and back. */
export function SignInForMore() {
  return (
    <Sheet>
      <Stack>
        <p className="small soft">{messages.signInText}</p>
        <LinkButton isWide variant="line" href={signInAndReturn(useLocation())}>
          {messages.signIn}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
