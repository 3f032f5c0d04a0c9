import { LeaveQuestion } from '../session/LeaveQuestion.tsx'
import type { Form } from './form.ts'
import { messages } from './messages.ts'

type GuardedForm = Pick<Form<object>, 'isKept' | 'isTouched' | 'isTouchedNow'>

/** Asks before the user leaves a filled-in form that is not stored as a draft. */
export function FormLeaveGuard({ form: { isKept, isTouched, isTouchedNow } }: { form: GuardedForm }) {
  return isKept ? null : <LeaveQuestion isAtRisk={isTouched} isAtRiskNow={isTouchedNow} {...messages.leave} />
}
