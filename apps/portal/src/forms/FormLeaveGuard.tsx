import { Late, latePart, useLoadAhead } from 'ui'
import { useLeaveGuard } from '../session/leave-guard.tsx'
import type { Form } from './form.ts'

// Few leave a form that is filled in: the question is loaded last.
const leaveFormDialog = latePart(async () => (await import('./LeaveFormDialog.tsx')).LeaveFormDialog)

type GuardedForm = Pick<Form<object>, 'isKept' | 'isTouched' | 'isTouchedNow'>

/** Asks before a form is left that is filled in and that this browser does not keep. */
export function FormLeaveGuard({ form }: { form: GuardedForm }) {
  return form.isKept ? null : <Guard form={form} />
}

function Guard({ form: { isTouched, isTouchedNow } }: { form: GuardedForm }) {
  useLoadAhead(leaveFormDialog)
  const question = useLeaveGuard(isTouched, isTouchedNow)
  return question && <Late part={leaveFormDialog} props={question} />
}
