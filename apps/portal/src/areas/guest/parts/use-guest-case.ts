import { guestMethods, limits } from 'contract'
import { useReducer, useRef, useState } from 'react'
import { useSendToMethod } from 'record-cache-react'
import { useSecondsUntil } from '../../../parts/use-seconds-until.ts'
import {
  canSubmit,
  firstStage,
  type GuestCaseState,
  type GuestDetails,
  stageAfter,
  type VerificationAnswer,
  verificationOf,
} from './guest-case-stages.ts'
import { messages } from './messages.ts'

const PAUSE_MS = limits.resendSeconds * 1_000

export type GuestCase = {
  readonly state: GuestCaseState
  readonly isSending: boolean
  readonly canSubmit: boolean
  readonly goToNext: () => void
  readonly goBack: () => void
  readonly type: (typed: Partial<GuestDetails>) => void
  readonly submit: () => Promise<void>
  readonly resend: () => Promise<void>
  /**
   * Null before the first resend; then the seconds of the countdown, whether Resend is locked, and the seconds until the e-mail is sent. At
   * 0 it shows 30 again.
   */
  readonly countdown: { readonly seconds: number; readonly isLocked: boolean; readonly untilMail: number } | null
}

/** The state of the guest case modal while it is open. */
export function useGuestCase(): GuestCase {
  const [state, step] = useReducer(stageAfter, firstStage)
  const [send, { pending }] = useSendToMethod(guestMethods.sendVerificationEmail)
  const [lockedUntilMs, setLockedUntilMs] = useState<number | null>(null)
  const secondsLeft = useSecondsUntil(lockedUntilMs ?? 0)
  // The service mails one address once in 30 seconds: an e-mail that is requested earlier waits.
  const [mailedAtMs, setMailedAtMs] = useState(0)
  const secondsUntilMail = useSecondsUntil(mailedAtMs)
  // Blocks a second press before the first one has rendered.
  const isSending = useRef(false)

  /** Requests the e-mail. A failure is only logged: the specification has no text for it. */
  const verify = async (answered: (answer: VerificationAnswer) => void): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    try {
      answered(await send(verificationOf(state)))
      const nowMs = Date.now()
      setMailedAtMs((earlierMs) => Math.max(nowMs, earlierMs + PAUSE_MS))
    } catch (error) {
      console.warn(messages.notSent, error)
    } finally {
      isSending.current = false
    }
  }

  return {
    state,
    isSending: pending,
    canSubmit: canSubmit(state),
    goToNext: () => step({ kind: 'next' }),
    goBack: () => step({ kind: 'back' }),
    type: (typed) => step({ kind: 'type', typed }),
    submit: async () => {
      if (canSubmit(state)) await verify((answer) => step({ kind: 'answered', answer }))
    },
    resend: async () => {
      if (secondsLeft === 0) await verify(() => setLockedUntilMs(Date.now() + PAUSE_MS))
    },
    countdown:
      lockedUntilMs === null
        ? null
        : { seconds: secondsLeft || limits.resendSeconds, isLocked: secondsLeft > 0, untilMail: secondsUntilMail },
  }
}
