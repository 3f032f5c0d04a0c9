import { limits } from 'contract'
import { Button, Countdown, Row, Stack } from 'ui'
import styles from './GuestCaseDialog.module.css'
import { messages } from './messages.ts'
import { StageStart } from './StageStart.tsx'
import type { GuestCase } from './use-guest-case.ts'

const texts = messages.three

/** Stage Three: where the link was sent, and after a resend the circle that counts down to the next one. */
export function VerifyEmail({ guest: { state, countdown } }: { guest: GuestCase }) {
  return (
    <Stack>
      <StageStart>
        <p className="soft">{texts.sentTo}</p>
        <p className={styles.address}>{state.email.trim()}</p>
      </StageStart>
      <p className="soft">{texts.text}</p>
      {countdown ? (
        <Row>
          <Countdown
            secondsLeft={countdown.seconds}
            totalSeconds={limits.resendSeconds}
            announcement={countdown.isLocked ? texts.sentAgain : () => texts.canResend}
          />
          <p className="small soft" aria-hidden="true">
            {countdown.isLocked ? texts.sentAgain(countdown.seconds) : texts.canResend}
          </p>
        </Row>
      ) : null}
    </Stack>
  )
}

export function VerifyEmailFoot({ guest, onCancel }: { guest: GuestCase; onCancel: () => void }) {
  return (
    <>
      <Button variant="line" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button
        isBusy={guest.isSending}
        busyLabel={messages.sending}
        aria-disabled={guest.countdown?.isLocked ?? false}
        onClick={() => void guest.resend()}
      >
        {texts.resend}
      </Button>
    </>
  )
}
