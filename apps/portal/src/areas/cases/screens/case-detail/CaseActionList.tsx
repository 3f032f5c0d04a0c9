import { Row, Sheet, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { ActionButton } from './ActionButton.tsx'
import { messages } from './messages.ts'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

/** The actions that stand elsewhere on the page: at its head, in the notice that explains them, or beside the guest whom they are about. */
const placedElsewhere: readonly string[] = [
  'Case.Escalate',
  'Case.ClearFlag',
  'Case.Rate',
  'Case.AcceptGuest',
  'Case.AcceptNewContact',
] satisfies CaseAction[]
/** Those of a closed case are offered where the page says that it is closed. */
const placedInClosedNotice: readonly string[] = ['Case.Reopen', 'Case.FollowUp'] satisfies CaseAction[]

type Props = { actions: CaseActions; isClosed: boolean }

/** Everything else that the server offers to do with the case: a new action appears here by itself. */
export function CaseActionList({ actions, isClosed }: Props) {
  if (actions.hasFailed) {
    return <Failed text={messages.actionsFailed} action={messages.tryAgain} onRetry={actions.retry} />
  }
  const elsewhere = isClosed ? [...placedElsewhere, ...placedInClosedNotice] : placedElsewhere
  const names = actions.quickActions.map(({ apiName }) => apiName).filter((name) => !elsewhere.includes(name))
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
