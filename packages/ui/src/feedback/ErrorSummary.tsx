import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from './Notice.tsx'

/** One failed field: its message and the id of its control. */
export interface FieldFailure {
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  /** Says how many fields to check. */
  title: string
  failures: readonly FieldFailure[]
  /** The number of submit attempts; each change moves the focus to the summary. */
  attempt: number
}

/** The notice above a form with failed fields: takes the focus and links to each field. Renders nothing without failures. */
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
  // No navigation: the address may hold the tab or filters of the page.
  event.preventDefault()
  field.focus()
}
