import { Row, Sheet, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { ActionButton } from './ActionButton.tsx'
import { messages } from './messages.ts'
import { otherActions } from './other-actions.ts'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

type Props = { actions: CaseActions; isClosed: boolean }

/** What can be done with the case, beside what stands at the head of the page and in its notices. */
export function CaseActionList({ actions, isClosed }: Props) {
  if (actions.hasFailed) {
    return <Failed text={messages.actionsFailed} action={messages.tryAgain} onRetry={actions.retry} />
  }
  const names = otherActions(actions, ['Case.Escalate'], isClosed).map(({ apiName }) => apiName)
  return names.length === 0 ? null : <Buttons actions={actions} names={names as CaseAction[]} isClosed={isClosed} />
}

function Buttons({ actions, names, isClosed }: Props & { names: readonly CaseAction[] }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Sheet title={messages.actions}>
        <Stack>
          {isClosed ? null : <p className="meta">{messages.actionsHint}</p>}
          <Row>
            {names.map((name) => (
              <ActionButton
                key={name}
                actions={actions}
                name={name}
                variant={name === 'Case.MarkResolved' ? 'line' : 'quiet'}
                size="sm"
              />
            ))}
          </Row>
        </Stack>
      </Sheet>
    </div>
  )
}
