import { CRITICAL } from 'contract'
import { useEffect, useRef } from 'react'
import { useRead } from 'record-cache-react'
import { Button, FormFoot, Notice, Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { type AlertForm, questionOf } from '../../parts/alert-form.ts'
import { messages } from './messages.ts'
import { readReaders } from './use-new-alert.ts'

type Props = { form: Form<AlertForm>; onConfirm: () => void; onContinueWriting: () => void }

/** Asks for confirmation before publishing: shows recipients and severity, and warns that e-mails cannot be recalled. */
export function PublishQuestion({ form, onConfirm, onContinueWriting }: Props) {
  const { severity } = form.values
  const notice = useRef<HTMLDivElement>(null)
  // The focused button was removed.
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <Notice ref={notice} tone="caution" title={messages.question(severity)} isStatic>
        <Stack gap="small">
          <Readers alert={form.values} />
          <p>{messages.noWayBack}</p>
        </Stack>
      </Notice>
      <FormFoot>
        {/* Enter in a field presses the first button: it must not publish, and without JavaScript it asks again. */}
        <Button
          type="submit"
          variant="line"
          aria-disabled={form.isPending}
          onClick={(event) => {
            event.preventDefault()
            onContinueWriting()
          }}
        >
          {messages.continueWriting}
        </Button>
        <Button
          type="submit"
          name={form.field('confirmed').name}
          value={questionOf(form.values)}
          isBusy={form.isPending}
          busyLabel={messages.publishing}
          onClick={onConfirm}
        >
          {messages.publishNow}
        </Button>
      </FormFoot>
    </>
  )
}

/** The number of recipients of the alert. */
export function Readers({ alert }: { alert: AlertForm }) {
  const { data, state } = useRead(readReaders(alert))
  return (
    <p role="status" className="small soft">
      {data
        ? messages.reach(data, alert.severity === CRITICAL)
        : alert.productId === '' || alert.kind === ''
          ? messages.readersHint
          : state === 'Error'
            ? messages.countFailed
            : messages.counting}
    </p>
  )
}
