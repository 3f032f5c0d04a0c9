import { alertMethods } from 'contract'
import { useState } from 'react'
import { methodSender, useRead, useRecordCache } from 'record-cache-react'
import { Button, RenewIcon, Row, Sheet, Stack, TextField, useQuestion } from 'ui'
import { CopyButton } from '../../../../parts/CopyButton.tsx'
import { Failed } from '../../../../parts/Failed.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { readFeed } from './page.ts'

const texts = messages.feed

/** The secret RSS address of the reader's alerts, shown on request. */
export function AlertFeed() {
  const [isShown, setShown] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <Sheet title={texts.title}>
      <Stack gap="small">
        <p className="small soft">{texts.text}</p>
        {isShown ? (
          <Address />
        ) : (
          <Row>
            <Button variant="line" disabled={!isHydrated} onClick={() => setShown(true)}>
              {texts.show}
            </Button>
          </Row>
        )}
      </Stack>
    </Sheet>
  )
}

function Address() {
  const { data, state, refresh } = useRead(readFeed)
  const cache = useRecordCache()
  const toast = useToast()
  const changes = useOneChange()
  const renewal = useQuestion<null>(
    () => ({
      title: texts.renewTitle,
      keep: texts.keep,
      confirm: texts.renew,
      busyLabel: texts.renewing,
      text: <p>{texts.renewText}</p>,
      onConfirm: renew,
    }),
    changes,
  )
  async function renew(): Promise<boolean> {
    const isDone = await changes.change(
      () => cache.send(methodSender(alertMethods.renewAlertFeed), {}),
      texts.notRenewed,
    )
    if (isDone) {
      await refresh()
      toast({ message: texts.renewed, icon: RenewIcon })
    }
    return isDone
  }
  if (!data) {
    return state === 'Error' ? <Failed text={texts.failed} onRetry={refresh} /> : <p role="status">{texts.loading}</p>
  }
  const address = new URL(data.address, window.location.origin).href
  return (
    <>
      <TextField label={texts.label} isMono readOnly value={address} onChange={() => {}} autoComplete="off" />
      <Row>
        <CopyButton text={address} label={texts.copy} messages={texts} />
        <Button variant="quiet" size="sm" onClick={() => renewal.ask(null)}>
          {texts.renew}
        </Button>
      </Row>
      {renewal.dialog}
    </>
  )
}
