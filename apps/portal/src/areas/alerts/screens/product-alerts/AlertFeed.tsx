import { alertMethods } from 'contract'
import { useState } from 'react'
import { methodSender, useRead, useRecordCache } from 'record-cache-react'
import { Button, Late, latePart, RenewIcon, Row, Sheet, Stack, TextField, useLoadAhead } from 'ui'
import { CopyButton } from '../../../../parts/CopyButton.tsx'
import { Failed } from '../../../../parts/Failed.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { readFeed } from './page.ts'

const texts = messages.feed

const dialog = latePart(async () => (await import('./RenewFeedDialog.tsx')).RenewFeedDialog)

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
  useLoadAhead(dialog)
  const { data, state, refresh } = useRead(readFeed)
  const cache = useRecordCache()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy, problem, forgetProblem } = useOneChange()
  if (!data) {
    return state === 'Error' ? (
      <Failed text={texts.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <p role="status">{texts.loading}</p>
    )
  }
  const address = new URL(data.address, window.location.origin).href
  const renew = async (): Promise<void> => {
    const isDone = await change(() => cache.send(methodSender(alertMethods.renewAlertFeed), {}), texts.notRenewed)
    if (!isDone) return
    await refresh()
    setAsking(false)
    toast({ message: texts.renewed, icon: RenewIcon })
  }
  const close = (): void => {
    forgetProblem()
    setAsking(false)
  }
  return (
    <>
      <TextField label={texts.label} isMono readOnly value={address} onChange={() => {}} autoComplete="off" />
      <Row>
        <CopyButton text={address} label={texts.copy} messages={texts} />
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {texts.renew}
        </Button>
      </Row>
      {isAsking ? (
        <Late part={dialog} props={{ isBusy, problem, onClose: close, onConfirm: () => void renew() }} />
      ) : null}
    </>
  )
}
