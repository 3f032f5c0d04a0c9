import { limits } from 'contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, Countdown, Dialog, Link, LinkButton, Notice, OrDivider, Row, Stack } from 'ui'
import { paths } from '../../../site/paths.ts'
import styles from './GuestCaseDialog.module.css'
import { GuestDetailsFoot, GuestDetailsForm } from './GuestDetailsForm.tsx'
import type { KnownAddress } from './guest-case-stages.ts'
import { messages } from './messages.ts'
import { type GuestCase, useGuestCase } from './use-guest-case.ts'

/** The guest case modal. It is mounted only while open, so that each opening starts at the first stage. */
export function GuestCaseDialog({ onClose }: { onClose: () => void }) {
  const guest = useGuestCase()
  const { state } = guest
  const dialog = { isOpen: true, size: 'small', onClose } as const
  switch (state.stage) {
    case 1:
      return (
        <Dialog {...dialog} title={messages.chooseSignIn.title}>
          <ChooseSignIn onGuest={guest.goToNext} />
        </Dialog>
      )
    case 2:
      return (
        <Dialog {...dialog} title={messages.two.title} footer={<GuestDetailsFoot guest={guest} onCancel={onClose} />}>
          <GuestDetailsForm guest={guest} />
        </Dialog>
      )
    case 3:
      return (
        <Dialog {...dialog} title={messages.three.title} footer={<VerifyEmailFoot guest={guest} onCancel={onClose} />}>
          <VerifyEmail guest={guest} />
        </Dialog>
      )
    case 4: {
      const { known } = state
      const footer = <AccountExistsFoot known={known} onCancel={onClose} />
      return (
        <Dialog {...dialog} title={messages.four[known.result].title} footer={footer}>
          <AccountExists known={known} />
        </Dialog>
      )
    }
  }
}

/** Stage Four: the address belongs to a user or a contact. */
function AccountExists({ known: { result, AccountName } }: { known: KnownAddress }) {
  return (
    <Stack>
      <StageStart>
        <Notice tone="alarm">{messages.four[result].text(AccountName)}</Notice>
      </StageStart>
      <p className="soft">{messages.otherAddress}</p>
    </Stack>
  )
}

function AccountExistsFoot({ known: { result }, onCancel }: { known: KnownAddress; onCancel: () => void }) {
  const startURL = paths.openCase()
  const href = result === 'User_Present' ? paths.signIn({ startURL }) : paths.registration({ startURL })
  return (
    <>
      <Button variant="line" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <LinkButton href={href}>{messages.four[result].link}</LinkButton>
    </>
  )
}

const texts = messages.chooseSignIn

/** Stage One: sign in, continue as a guest, or register. Both links leave the page. */
function ChooseSignIn({ onGuest }: { onGuest: () => void }) {
  const startURL = paths.openCase()
  const signIn = useRef<HTMLAnchorElement>(null)
  useEffect(() => signIn.current?.focus(), [])
  return (
    <Stack>
      <p className="soft">{texts.text}</p>
      <LinkButton ref={signIn} isWide href={paths.signIn({ startURL })}>
        {texts.signIn}
      </LinkButton>
      <OrDivider>{texts.or}</OrDivider>
      <Button variant="line" isWide onClick={onGuest}>
        {texts.asGuest}
      </Button>
      <p className={styles.register}>
        {texts.noAccount} <Link href={paths.registration({ startURL })}>{texts.register}</Link>
      </p>
      <p className={styles.register}>
        {texts.hasCase} <Link href={paths.guestCaseLink()}>{texts.caseLink}</Link>
      </p>
    </Stack>
  )
}

/** Stage Three: where the link was sent, and the countdown after a resend. */
function VerifyEmail({ guest: { state, countdown } }: { guest: GuestCase }) {
  const announce = (seconds: number): string => {
    if (!countdown?.isLocked) return messages.three.canResend
    const { untilMail } = countdown
    return untilMail > 0 ? messages.three.sentSoon(untilMail, seconds) : messages.three.sentAgain(seconds)
  }
  return (
    <Stack>
      <StageStart>
        <p className="soft">{messages.three.sentTo}</p>
        <p className={styles.address}>{state.email.trim()}</p>
      </StageStart>
      <p className="soft">{messages.three.text}</p>
      {countdown ? (
        <Row>
          <Countdown secondsLeft={countdown.seconds} totalSeconds={limits.resendSeconds} announcement={announce} />
          <p className="small soft" aria-hidden="true">
            {announce(countdown.seconds)}
          </p>
        </Row>
      ) : null}
    </Stack>
  )
}

function VerifyEmailFoot({ guest, onCancel }: { guest: GuestCase; onCancel: () => void }) {
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
        {messages.three.resend}
      </Button>
    </>
  )
}

/** The start of a stage without a field: it takes the focus from the removed button. */
function StageStart({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      {children}
    </div>
  )
}
