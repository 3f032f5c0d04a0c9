import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, Countdown, Dialog } from 'ui'
import { useBrowser } from '../lib/browser.tsx'
import { type SessionKeeper, WARNING_MS } from '../lib/session-keeper.ts'
import { messages } from './messages.ts'
import styles from './SessionWarning.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Asks whether somebody is still there before an idle session ends. */
export function SessionWarning() {
  const keeper = useBrowser()?.keeper
  return keeper ? <Warning keeper={keeper} /> : null
}

function Warning({ keeper }: { keeper: SessionKeeper }) {
  const { warning } = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState)
  const signOut = useSignOut()
  return (
    <Dialog
      isOpen={warning !== null}
      onClose={keeper.continueWorking}
      title={messages.stillThere}
      closeLabel={messages.close}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="line" onClick={signOut}>
            {messages.logOut}
          </Button>
          <Button autoFocus onClick={keeper.continueWorking}>
            {messages.continueWorking}
          </Button>
        </>
      }
    >
      {warning ? <Remaining deadlineMs={warning.deadlineMs} /> : null}
    </Dialog>
  )
}

/** Counts down from a deadline, so that a sleeping tab shows the truth when it wakes. */
function Remaining({ deadlineMs }: { deadlineMs: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlineMs))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadlineMs)), 250)
    return () => clearInterval(timer)
  }, [deadlineMs])
  return (
    <div className={styles.remaining}>
      <Countdown secondsLeft={seconds} totalSeconds={WARNING_MS / 1000} announcement={messages.secondsLeft} />
      <p className="soft">{messages.stillThereText(seconds)}</p>
    </div>
  )
}

function secondsUntil(deadlineMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000))
}
