import { Button, Countdown, Dialog } from 'ui'
import { useSecondsUntil } from '../parts/use-seconds-until.ts'
import { WARNING_MS } from '../session/session-keeper.ts'
import { useSignOut } from './SignOut.tsx'
import { messages } from './still-there-messages.ts'

/** The warning before an idle session ends; closing it continues the session. */
export function StillThereDialog({ deadlineMs, onContinue }: { deadlineMs: number; onContinue: () => void }) {
  const signOut = useSignOut()
  const seconds = useSecondsUntil(deadlineMs)
  return (
    <Dialog
      isOpen
      onClose={onContinue}
      title={messages.stillThere}
      closeLabel={messages.close}
      role="alertdialog"
      size="small"
      aside={<Countdown secondsLeft={seconds} totalSeconds={WARNING_MS / 1000} announcement={messages.secondsLeft} />}
      footer={
        <>
          <Button variant="line" onClick={signOut}>
            {messages.logOut}
          </Button>
          <Button autoFocus onClick={onContinue}>
            {messages.continueWorking}
          </Button>
        </>
      }
    >
      <p className="soft">{messages.stillThereText(seconds)}</p>
    </Dialog>
  )
}
