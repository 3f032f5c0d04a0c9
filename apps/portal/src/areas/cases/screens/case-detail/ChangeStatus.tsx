import { Row, Sheet, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { ActionButton } from './ActionButton.tsx'
import { messages } from './messages.ts'
import type { CaseActions } from './use-case-actions.ts'

type Props = { actions: CaseActions; isClosed: boolean }

/** The moves of the case to another status that the server offers. A closed case is reopened where its page says that it is closed. */
export function ChangeStatus({ actions, isClosed }: Props) {
  if (actions.hasFailed) {
    return <Failed text={messages.actionsFailed} action={messages.tryAgain} onRetry={actions.retry} />
  }
  const moves = (['Case.MarkResolved', 'Case.Reopen', 'Case.Close'] as const).filter(actions.offered)
  return isClosed || moves.length === 0 ? null : <Moves actions={actions} moves={moves} />
}

function Moves({
  actions,
  moves,
}: Pick<Props, 'actions'> & { moves: readonly Parameters<CaseActions['perform']>[0][] }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Sheet title={messages.changeStatus}>
        <Stack>
          <p className="meta">{messages.changeStatusHint}</p>
          <Row>
            {moves.map((name) => (
              <ActionButton
                key={name}
                actions={actions}
                name={name}
                variant={name === 'Case.Close' ? 'quiet' : 'line'}
                size="sm"
              />
            ))}
          </Row>
        </Stack>
      </Sheet>
    </div>
  )
}
