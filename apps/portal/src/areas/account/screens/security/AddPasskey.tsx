import { limits } from 'contract'
import { useEffect } from 'react'
import { Button, FormFoot, PasswordField, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { addPasskey, PasskeyNotUsed } from '../../../../session/passkeys.ts'
import styles from './ChangePassword.module.css'
import { messages } from './messages.ts'

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
    <form {...form.formProps} className={styles.form}>
      <Stack>
        <FormProblems form={form} />
        <TextField
          label={texts.passkeyName}
          help={texts.passkeyNameHelp}
          maxLength={limits.passkeyNameCharacters}
          autoComplete="off"
          {...field}
        />
        <PasswordField label={messages.current} autoComplete="current-password" {...form.field('password')} />
        <FormFoot>
          <Button type="submit" isBusy={form.isPending} busyLabel={texts.addingPasskey}>
            {texts.addPasskey}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
