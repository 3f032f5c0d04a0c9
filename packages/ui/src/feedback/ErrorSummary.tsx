import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from './Notice.tsx'

/** One failed field: its message, and the id of the control to go to. */
export interface FieldFailure {
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  /** Says how many fields need another look; without blame. */
  title: string
  failures: readonly FieldFailure[]
  /** Grows with every attempt to submit; each change takes the focus again. */
  attempt: number
}

/** The notice on top of a form with failed fields: takes the focus and links to each of them. Empty draws nothing. */
export function ErrorSummary({ title, failures, attempt }: ErrorSummaryProps) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per attempt, not on every correction
  useEffect(() => {
    notice.current?.focus()
  }, [attempt])
  if (failures.length === 0) return null
  return (
    <Notice tone="alarm" title={title} ref={notice}>
      <ul>
        {failures.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  // The address stays as it is: the page may keep its tab or filters there.
  event.preventDefault()
  field.focus()
}
