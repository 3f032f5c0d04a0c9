import { ErrorSummary, Notice } from 'ui'
import type { Form } from './form.ts'
import { ReplacedDraft } from './RestoredNotice.tsx'

/**
 * The failures of the last attempt, with an optional title; the summary of several invalid fields; and the notice that the draft was also
 * changed in another tab or device.
 */
export function FormProblems({ form, title }: { form: FailedForm; title?: string }) {
  const { failure, failures, summary, attempt, notice, showReplaced } = form
  const hasSummary = failures.length > 1 || (failures.length > 0 && failure.length > 0)
  return (
    <>
      {showReplaced ? <ReplacedDraft onShow={showReplaced} /> : null}
      {failure.length > 0 ? (
        <Notice tone="alarm" title={title} ref={notice}>
          {title === undefined && failure.length === 1 ? failure : failure.map((text) => <p key={text}>{text}</p>)}
        </Notice>
      ) : null}
      {summary && hasSummary ? (
        <ErrorSummary title={summary(failures.length)} failures={failures} attempt={attempt} />
      ) : null}
    </>
  )
}

type FailedForm = Pick<Form<object>, 'failure' | 'failures' | 'summary' | 'attempt' | 'notice' | 'showReplaced'>
