import { limits } from 'contract'
import { useEffect } from 'react'
import { PasswordField, TextField } from 'ui'
import { useForm } from '../../../../forms/use-form.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { addPasskey, PasskeyNotUsed } from '../../../../session/passkeys.ts'
import { messages } from './messages.ts'
import { SettingForm } from './SettingForm.tsx'

const texts = messages.twoStep

type Props = { onAdded: (recoveryCodes: readonly string[]) => Promise<void>; onCancel: () => void }

/** Asks for a name and the password, and has the browser make a passkey. */
export function AddPasskey({ onAdded, onCancel }: Props) {
  const browser = useAliveBrowser()
  const form = useForm({
    id: 'add-passkey',
    empty: { name: '', password: '' },
    fields: ['name', 'password'],
    fieldOf: { name: 'name', password: 'password' },
    problemsOf: ({ name, password }) => ({
      name: name.trim() === '' ? texts.nameMissing : undefined,
      password: password === '' ? messages.currentMissing : undefined,
    }),
    texts: texts.failures,
    send: async ({ name, password }) => {
      try {
        await onAdded(await addPasskey(browser().auth, { name: name.trim(), password }))
      } catch (error) {
        if (error instanceof PasskeyNotUsed) return { failure: [texts.noPasskey] }
        throw error
      }
      return 'leaving'
    },
  })
  const field = form.field('name')
  // It was opened to be filled in.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <SettingForm form={form} submit={texts.addPasskey} busy={texts.addingPasskey} onCancel={onCancel}>
      <TextField
        label={texts.passkeyName}
        help={texts.passkeyNameHelp}
        maxLength={limits.passkeyNameCharacters}
        autoComplete="off"
        {...field}
      />
      <PasswordField label={messages.current} autoComplete="current-password" {...form.field('password')} />
    </SettingForm>
  )
}
