import { Button, LinkButton, Notice, Stack } from 'ui'
import { paths } from '../../../site/paths.ts'
import type { KnownAddress } from './guest-case-stages.ts'
import { messages } from './messages.ts'
import { StageStart } from './StageStart.tsx'

/** Stage Four: the address is that of a user or of a contact. */
export function AccountExists({ known: { result, AccountName } }: { known: KnownAddress }) {
  return (
    <Stack>
      <StageStart>
        <Notice tone="alarm">{messages.four[result].text(AccountName)}</Notice>
      </StageStart>
      <p className="soft">{messages.otherAddress}</p>
    </Stack>
  )
}

export function AccountExistsFoot({ known: { result }, onCancel }: { known: KnownAddress; onCancel: () => void }) {
  const startURL = paths.openCase()
  const href = result === 'User_Present' ? paths.signIn({ startURL }) : paths.registration({ startURL })
  return (
    <>
      <Button variant="line" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <LinkButton href={href}>{messages.four[result].link}</LinkButton>
    </>
  )
}
