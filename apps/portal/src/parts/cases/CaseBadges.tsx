import { waitedOn } from 'contract'
import { Badge } from 'ui'
import { usePage } from '../../site/page.tsx'
import type { CaseRow } from './case-row.ts'
import { messages } from './messages.ts'

/** Badges of a case in a list: who must act next, highlighted for the user's turn and support, and whether it is escalated. */
export function CaseBadges({ row: { waiting, contact, isEscalated } }: { row: CaseRow }) {
  const reader = usePage().session?.user
  const on = reader ? waitedOn(waiting, reader) : null
  return (
    <>
      {on ? (
        <Badge tone={on === 'reader' || on === 'support' ? 'info' : undefined}>
          {on === 'colleague' ? messages.waitingOn.colleague(contact) : messages.waitingOn[on]}
        </Badge>
      ) : null}
      {isEscalated ? <Badge tone="alarm">{messages.escalated}</Badge> : null}
    </>
  )
}
