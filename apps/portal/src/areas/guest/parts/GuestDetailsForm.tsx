import { limits } from 'contract'
import type { FormEvent } from 'react'
import { ArrowLeftIcon, Button, Stack, TextField } from 'ui'
import { BrandLogo } from '../../../parts/BrandLogo.tsx'
import styles from './GuestCaseDialog.module.css'
import { messages } from './messages.ts'
import type { GuestCase } from './use-guest-case.ts'

const FORM = 'guest-details'
const texts = messages.two

/** Stage Two: name and address. As specified there are no error texts: Submit stays disabled, and hints show the required format. */
export function GuestDetailsForm({ guest }: { guest: GuestCase }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void guest.submit()
  }
  return (
    <form id={FORM} noValidate onSubmit={submit}>
      <Stack>
        <BrandLogo />
        <p className="soft">{texts.text}</p>
        <TextField
          label={texts.name}
          help={texts.nameHint}
          autoComplete="name"
          autoFocus
          maxLength={limits.guestNameCharacters}
          value={guest.state.name}
          onChange={(name) => guest.type({ name })}
        />
        <TextField
          label={texts.email}
          help={texts.emailHint}
          type="email"
          autoComplete="email"
          maxLength={limits.emailCharacters}
          value={guest.state.email}
          onChange={(email) => guest.type({ email })}
        />
      </Stack>
    </form>
  )
}

export function GuestDetailsFoot({ guest, onCancel }: { guest: GuestCase; onCancel: () => void }) {
  return (
    <>
      <Button variant="quiet" icon={ArrowLeftIcon} className={styles.back} onClick={guest.goBack}>
        {texts.back}
      </Button>
      <Button variant="line" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button
        type="submit"
        form={FORM}
        isBusy={guest.isSending}
        busyLabel={messages.sending}
        aria-disabled={!guest.canSubmit}
      >
        {texts.submit}
      </Button>
    </>
  )
}
