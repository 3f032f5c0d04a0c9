import {
  AddPersonIcon,
  Badge,
  ChevronDownIcon,
  EscalateIcon,
  IconButton,
  Menu,
  type MenuItem,
  MoreIcon,
  PdfIcon,
  StatusGlyph,
} from 'ui'
import { Failed } from '../../../../../parts/Failed.tsx'
import { useKeptFocus } from '../../../../../parts/use-kept-focus.ts'
import { ActionButton } from '../ActionButton.tsx'
import { messages as caseMessages } from '../messages.ts'
import { otherActions } from '../other-actions.ts'
import type { SupportCase } from '../support-case.ts'
import type { CaseAction, CaseActions } from '../use-case-actions.ts'
import styles from './AgentCase.module.css'
import { messages } from './messages.ts'

type Props = { supportCase: SupportCase; actions: CaseActions }

/** Number, subject, status and owner of the case; a menu holds the other actions. */
export function AgentHead({ supportCase, actions }: Props) {
  const { number, subject, isEscalated, status, statusLabel } = supportCase
  const buttons = useKeptFocus<HTMLDivElement>()
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <p className={styles.number}>
          <span className="mono soft">{number}</span>
          {isEscalated ? <Badge tone="alarm">{messages.escalated}</Badge> : null}
        </p>
        <h1 dir="auto">{subject}</h1>
      </div>
      {actions.hasFailed ? (
        <Failed text={caseMessages.actionsFailed} onRetry={actions.retry} />
      ) : (
        <div ref={buttons} className={styles.actions}>
          <ActionButton actions={actions} name="Case.Claim" size="sm" />
          <ActionButton actions={actions} name="Case.ChangeStatus" variant="line" size="sm" iconEnd={ChevronDownIcon}>
            <StatusGlyph status={status} label={statusLabel} />
          </ActionButton>
          <ActionButton actions={actions} name="Case.Assign" variant="line" size="sm" icon={AddPersonIcon} />
          <MoreActions actions={actions} isClosed={supportCase.isClosed} />
        </div>
      )}
    </div>
  )
}

/** Actions with a place at the head, or next to the guest they concern. */
const placed: readonly CaseAction[] = [
  'Case.Claim',
  'Case.ChangeStatus',
  'Case.Assign',
  'Case.AcceptGuest',
  'Case.AcceptNewContact',
]

function MoreActions({ actions, isClosed }: { actions: CaseActions; isClosed: boolean }) {
  const pdf = actions.offered('Case.SaveAsPdf')
  const items: MenuItem[] = otherActions(actions, placed, isClosed).map((action) => ({
    id: action.apiName,
    label: action.label ?? action.apiName,
    ...(action.apiName === 'Case.Escalate' ? { icon: EscalateIcon } : {}),
    onSelect: () => void actions.start(action),
  }))
  if (pdf)
    items.push({ id: pdf.apiName, label: pdf.label ?? '', icon: PdfIcon, href: pdf.targetUrl ?? '', startsGroup: true })
  if (items.length === 0) return null
  return (
    <Menu
      label={messages.moreActions}
      align="end"
      items={items}
      trigger={(props) => (
        <IconButton
          {...props}
          label={messages.moreActions}
          icon={MoreIcon}
          variant="line"
          size="sm"
          isBusy={items.some(({ id }) => id === actions.busy)}
        />
      )}
    />
  )
}
