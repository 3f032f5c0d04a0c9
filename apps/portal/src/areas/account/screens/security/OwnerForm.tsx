import { useEffect } from 'react'
import { PasswordField } from 'ui'
import { useForm } from '../../../../forms/use-form.ts'
import { messages } from './messages.ts'
import { SettingForm } from './SettingForm.tsx'

type Props = {
  id: string
  /** Label of the submit button. */
  submit: string
  /** Sends the password together with the change; may show a further form. */
  send: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a change of the login, so that an unattended session cannot change it. */
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
  // The form was opened for typing.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <SettingForm form={form} submit={submit} onCancel={onCancel}>
      <PasswordField label={messages.current} autoComplete="current-password" {...field} />
    </SettingForm>
  )
}
