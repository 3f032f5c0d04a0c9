import { ErrorSummary, Notice } from 'ui'
import type { Form } from './form.ts'

/** What went wrong with the last attempt: with the whole, under a title where there is one, and a summary of several fields. */
export function FormProblems({ form, title }: { form: FailedForm; title?: string }) {
  const { failure, failures, summary, attempt, notice } = form
  const hasSummary = failures.length > 1 || (failures.length > 0 && failure.length > 0)
  return (
    <>
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

type FailedForm = Pick<Form<object>, 'failure' | 'failures' | 'summary' | 'attempt' | 'notice'>
