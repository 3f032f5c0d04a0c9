import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Button, Notice, Row, Stack } from 'ui'
import { Failed } from '../../../../../parts/Failed.tsx'
import { usePerform } from '../../../../../parts/use-perform.ts'
import { textOf } from '../../../../../records/field-values.ts'
import type { RowOf } from '../../../../../records/records.ts'
import { ActionButton } from '../ActionButton.tsx'
import { messages as caseMessages } from '../messages.ts'
import type { CaseActions } from '../use-case-actions.ts'
import { messages } from './messages.ts'
import { readContactsByAddress } from './reads.ts'

type Props = { caseId: string; address: string; actions: CaseActions }

const texts = {
  done: (message: string) => message,
  refused: caseMessages.actionRefused,
  failed: caseMessages.actionNotDone,
}

/** Contacts with the guest's e-mail address, and a button to assign the case to one of them, if the server offers that. */
export function GuestMatches({ caseId, address, actions }: Props) {
  const { data, state, refresh } = useRead(readContactsByAddress(address))
  const { perform, busy, problem } = usePerform()
  const [chosen, setChosen] = useState('')
  if (!actions.offered('Case.AcceptGuest')) return null
  const accept = (contact: RowOf<typeof readContactsByAddress>): void => {
    setChosen(contact.id)
    const fields = { ContactId: contact.id }
    void perform({ actionApiName: 'Case.AcceptGuest', contextId: caseId, fields }, texts)
  }
  return (
    <Stack gap="small">
      {problem ? <Notice tone="alarm">{problem}</Notice> : null}
      {!data && state === 'Error' ? <Failed text={messages.matchesFailed} onRetry={refresh} /> : null}
      {data?.records.map((contact) => (
        <Stack key={contact.id} gap="small">
          <p>
            {messages.sameAddress} <b>{textOf(contact.fields.Name)}</b>,{' '}
            {textOf(contact.fields.Account?.value?.fields.Name)}
          </p>
          <Row>
            <Button size="sm" isBusy={busy !== null && chosen === contact.id} onClick={() => accept(contact)}>
              {messages.acceptFor(textOf(contact.fields.Name))}
            </Button>
          </Row>
        </Stack>
      ))}
      {data?.records.length === 0 ? <p className="meta">{messages.noMatch}</p> : null}
      <Row>
        <ActionButton actions={actions} name="Case.AcceptGuest" variant="line" size="sm" />
        <ActionButton actions={actions} name="Case.AcceptNewContact" variant="line" size="sm" />
      </Row>
    </Stack>
  )
}
