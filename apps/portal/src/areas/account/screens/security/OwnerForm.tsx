import { useEffect } from 'react'
import { PasswordField } from 'ui'
import { useForm } from '../../../../forms/use-form.ts'
import { messages } from './messages.ts'
import { SettingForm } from './SettingForm.tsx'

type Props = {
  id: string
  /** What the button says. */
  submit: string
  /** Sends the password with what it allows; another form follows, or none. */
  send: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a change of the login, so that an open session alone changes nothing. */
export function OwnerForm({ id, submit, send, onCancel }: Props) {
  const form = useForm({
    id,
    empty: { password: '' },
    fields: ['password'],
    fieldOf: { password: 'password' },
    problemsOf: ({ password }) => ({ password: password === '' ? messages.currentMissing : undefined }),
    texts: messages.twoStep.failures,
    send: async ({ password }) => {
      await send(password)
      return 'leaving'
    },
  })
  const field = form.field('password')
  // It was opened to be filled in.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <SettingForm form={form} submit={submit} onCancel={onCancel}>
      <PasswordField label={messages.current} autoComplete="current-password" {...field} />
    </SettingForm>
  )
}
