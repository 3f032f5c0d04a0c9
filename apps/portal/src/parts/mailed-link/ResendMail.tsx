import { failureTexts, limits } from 'contract'
import { type ReactNode, useState } from 'react'
import { Button, Countdown, FormFoot, Notice, Row } from 'ui'
import { isRefused } from '../../records/is-refused.ts'
import { useSecondsUntil } from '../use-seconds-until.ts'
import { resendMessages as messages } from './messages.ts'

/**
 * Button that sends an e-mail again, with a countdown of the server's limit of one e-mail in 30 seconds.
 *
 * @param children - further buttons in the same row.
 */
export function ResendMail({
  resend,
  children,
}: {
  /** @returns seconds until another e-mail can be requested. */
  resend: () => Promise<number>
  children: ReactNode
}) {
  // This component is shown directly after the first e-mail was sent.
  const [untilMs, setUntilMs] = useState(() => Date.now() + limits.resendSeconds * 1_000)
  const secondsLeft = useSecondsUntil(untilMs)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null)

  const send = async (): Promise<void> => {
    if (isSending || secondsLeft > 0) return
    setSending(true)
    try {
      const seconds = await resend()
      setUntilMs(Date.now() + seconds * 1_000)
      setOutcome({ isSent: true, text: messages.sent })
    } catch (error) {
      setOutcome({ isSent: false, text: reasonOf(error) })
    }
    setSending(false)
  }
  return (
    <>
      {outcome ? <Notice tone={outcome.isSent ? 'ok' : 'alarm'}>{outcome.text}</Notice> : null}
      {secondsLeft > 0 ? (
        <Row>
          <Countdown secondsLeft={secondsLeft} totalSeconds={limits.resendSeconds} announcement={messages.announce} />
          <p className="soft">{messages.wait}</p>
        </Row>
      ) : null}
      <FormFoot>
        <Button
          variant="line"
          isBusy={isSending}
          busyLabel={messages.sending}
          aria-disabled={secondsLeft > 0}
          onClick={() => void send()}
        >
          {messages.resend}
        </Button>
        {children}
      </FormFoot>
    </>
  )
}

function reasonOf(error: unknown): string {
  if (!navigator.onLine) return failureTexts.NO_CONNECTION
  return isRefused(error) ? error.message : failureTexts.NO_ANSWER
}
