import { useEffect, useState } from 'react'
import { Button, ErrorSummary, FormFoot, LinkButton, Notice, Sheet, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseImpactFields } from './CaseImpactFields.tsx'
import { CaseTextFields } from './CaseTextFields.tsx'
import { fieldNames } from './case-form.ts'
import { fieldId } from './field-id.ts'
import { messages } from './messages.ts'
import type { CaseChoices } from './use-case-choices.ts'
import { useOpenCase } from './use-open-case.ts'

/** All fields of a new case, its files, and what came of the last attempt to send it. */
export function CaseFormView({ choices }: { choices: CaseChoices }) {
  const { draft, form, change, check, submit, state, fieldProblems, failure, attempt, uploads } = useOpenCase(choices)
  // Known before anything is sent. A connection that breaks later is a failure of the attempt.
  const [wasOffline, setWasOffline] = useState(false)
  const whole = wasOffline ? [messages.noConnection] : failure
  const failures = fieldNames.flatMap((name) => {
    const message = fieldProblems[name]
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }]
  })
  // One field needs no summary: the focus goes to it. A summary takes the focus by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per attempt, not on every correction
  useEffect(() => {
    const [only, ...others] = failures
    if (only && others.length === 0 && failure.length === 0) document.getElementById(only.fieldId)?.focus()
  }, [attempt])
  return (
    <Sheet>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isOffline = !navigator.onLine
          setWasOffline(isOffline)
          if (!isOffline) void submit()
        }}
      >
        <Stack gap="section">
          {whole.length > 0 ? (
            <Notice tone="alarm" title={messages.failedTitle}>
              {whole.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
          ) : null}
          {failures.length > 1 || (failures.length > 0 && whole.length > 0) ? (
            <ErrorSummary title={messages.checkFields(failures.length)} failures={failures} attempt={attempt} />
          ) : null}
          {draft.isRestored ? (
            <Notice
              action={
                <Button variant="quiet" size="sm" onClick={draft.startAgain}>
                  {messages.discardDraft}
                </Button>
              }
            >
              {messages.draftRestored}
            </Notice>
          ) : null}
          <CaseTextFields form={form} choices={choices} problems={fieldProblems} change={change} check={check} />
          <CaseImpactFields form={form} choices={choices} problems={fieldProblems} change={change} />
          <CaseFiles uploads={uploads} />
          <FormFoot>
            <Button
              type="submit"
              isBusy={state !== 'idle'}
              busyLabel={state === 'uploading' ? messages.uploadingFiles : messages.submitting}
            >
              {messages.submit}
            </Button>
            <LinkButton variant="quiet" href={paths.caseManager()}>
              {messages.cancel}
            </LinkButton>
            <span className="meta">{draft.isKept ? messages.draftKept : messages.draftNotKept}</span>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
}
