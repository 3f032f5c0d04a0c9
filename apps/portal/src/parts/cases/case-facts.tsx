import { inBothZones } from 'contract'
import type { ReactNode } from 'react'
import { useNow } from '../../site/now.tsx'
import { usePage } from '../../site/page.tsx'
import { closedUntil } from './answer-promise.ts'
import type { CaseRow } from './case-row.ts'
import { messages } from './messages.ts'

/** Product, tail number and due time of the first answer of a case for its strip, each only if set. */
export function caseFacts({ product, tail, answerDue }: CaseRow): ReactNode[] {
  const number = (
    <span key="tail" className="mono">
      {tail}
    </span>
  )
  return [
    ...(product ? [product] : []),
    ...(tail ? [number] : []),
    ...(answerDue ? [<AnswerDue key="answer" due={answerDue} />] : []),
  ]
}

/** When the first answer on a case of a list is due, in both zones; nothing for ''. */
export function AnswerDue({ due }: { due: string }) {
  const { session } = usePage()
  if (due === '') return null
  return (
    <time dateTime={due} className="meta">
      {messages.answerDue(inBothZones(due, session?.user.timeZone ?? 'UTC'))}
    </time>
  )
}

/** Until when support is closed, for customers; '' while it is open. */
export function useClosedUntil(): string {
  const now = useNow()
  const { session, supportTimes } = usePage()
  const user = session?.user
  return user?.contactId ? closedUntil(now, supportTimes.calendars[''].open, user.timeZone) : ''
}
