import { useEffect, useRef } from 'react'
import { useRead } from 'record-cache-react'
import { Button, FormFoot, Notice, Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { type AlertForm, questionOf } from '../../parts/alert-form.ts'
import { messages } from './messages.ts'
import { readReaders } from './use-new-alert.ts'

type Props = { form: Form<AlertForm>; onConfirm: () => void; onGoOnWriting: () => void }

/** Asks whether to publish an alert: whom it reaches, how severe it is, and that its mails cannot be taken back. */
export function PublishQuestion({ form, onConfirm, onGoOnWriting }: Props) {
  const { productId, kind, severity } = form.values
  const notice = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <Notice ref={notice} tone="caution" title={messages.question(severity)} isStatic>
        <Stack gap="small">
          <Readers productId={productId} kind={kind} />
          <p>{messages.noWayBack}</p>
        </Stack>
      </Notice>
      <FormFoot>
        {/* The first button is what Enter in a field presses: it publishes nothing, and a browser without code is asked again. */}
        <Button
          type="submit"
          variant="line"
          aria-disabled={form.isPending}
          onClick={(event) => {
            event.preventDefault()
            onGoOnWriting()
          }}
        >
          {messages.goOnWriting}
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

/** How many people the alert reaches, in numbers alone. */
export function Readers({ productId, kind }: { productId: string; kind: string }) {
  const { data, state } = useRead(readReaders(productId, kind))
  return (
    <p role="status" className="small soft">
      {data
        ? messages.reach(data)
        : productId === '' || kind === ''
          ? messages.readersHint
          : state === 'Error'
            ? messages.countFailed
            : messages.counting}
    </p>
  )
}
