import { waitedOn } from 'contract'
import { useLocation } from 'react-router'
import { AttentionIcon, EscalateIcon, LinkButton, Notice, RestrictedIcon, Row } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { ActionButton } from './ActionButton.tsx'
import { CaseWords } from './CaseWords.tsx'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'
import type { CaseActions } from './use-case-actions.ts'

type Props = { supportCase: SupportCase; actions: CaseActions }

/** Notices at the top: the case was just opened, waits for the reader, or is closed. */
export function CaseNotices({ supportCase, actions }: Props) {
  const { number, isClosed, productItem, tail, service } = supportCase
  const { state } = useLocation()
  const { isOffered } = useCaseOpening()
  const isNew = isJustOpened(useIsHydrated() ? state : null)
  return (
    <>
      {isNew && !isClosed ? (
        <Notice tone="ok" title={messages.opened}>
          {messages.openedText(number)}
        </Notice>
      ) : null}
      {actions.problem ? <Notice tone="alarm">{actions.problem}</Notice> : null}
      <WaitingNotice supportCase={supportCase} actions={actions} />
      {supportCase.escalationReason === '' ? null : (
        <Notice tone="plain" icon={EscalateIcon}>
          <CaseWords supportCase={supportCase} text={messages.escalatedBecause(supportCase.escalationReason)} />
        </Notice>
      )}
      {actions.offered('Case.Rate') ? (
        <Notice tone="plain" action={<ActionButton actions={actions} name="Case.Rate" variant="line" size="sm" />}>
          {messages.rate}
        </Notice>
      ) : null}
      {isClosed ? (
        <Notice
          tone="plain"
          icon={RestrictedIcon}
          action={
            <Row>
              <ActionButton actions={actions} name="Case.Reopen" variant="line" size="sm" />
              <ActionButton actions={actions} name="Case.FollowUp" variant="quiet" size="sm" />
              {isOffered ? (
                <LinkButton
                  variant="quiet"
                  size="sm"
                  href={paths.openCase({ productName: productItem, tail: tail || service })}
                >
                  {messages.submitNewCase}
                </LinkButton>
              ) : null}
            </Row>
          }
        >
          {messages.closed(actions.offered('Case.Reopen') !== undefined)}
        </Notice>
      ) : null}
    </>
  )
}

/** Who the case is waiting for, emphasised when it is the reader. */
function WaitingNotice({ supportCase: { waiting, contact }, actions }: Props) {
  const reader = usePage().session?.user
  const on = reader ? waitedOn(waiting, reader) : null
  if (on === null) return null
  const text = messages.waitingOn[on]
  return (
    <Notice
      icon={AttentionIcon}
      tone={on === 'reader' || on === 'support' ? 'info' : 'plain'}
      action={
        actions.offered('Case.ClearFlag') ? (
          <ActionButton actions={actions} name="Case.ClearFlag" variant="quiet" size="sm" />
        ) : null
      }
    >
      {typeof text === 'string' ? text : text(contact)}
    </Notice>
  )
}

/** Whether the reader comes from the form that opened the case. */
function isJustOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true
}
