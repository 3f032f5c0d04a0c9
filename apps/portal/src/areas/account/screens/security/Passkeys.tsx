import { auth, isBlank, limits } from 'contract'
import { useEffect } from 'react'
import { Button, PasswordField, TextField } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { Setting } from '../../../../parts/Setting.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { addPasskey, knowsPasskeys, PasskeyNotUsed } from '../../../../session/passkeys.ts'
import { useNow } from '../../../../site/now.tsx'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { LinkedSignIn } from './LinkedSignIn.tsx'
import { messages } from './messages.ts'
import { SettingForm } from './SettingForm.tsx'
import type { PartProps } from './two-step-part.ts'

const texts = messages.twoStep

/** The reader's passkeys. */
export function Passkeys({ factors: { appAddedAt, passkeys, isRequired }, ...part }: PartProps) {
  const { task, start, finish, setTask } = part
  const browser = useAliveBrowser()
  const formats = useFormats()
  const nowMs = useNow()
  const canAdd = useIsHydrated() && knowsPasskeys()
  const isLast = isRequired && appAddedAt === null && passkeys.length === 1
  return (
    <>
      <Setting
        title={texts.passkeys}
        isWide={task?.kind === 'add-passkey'}
        control={
          task?.kind === 'add-passkey' ? (
            <AddPasskey onAdded={(codes) => finish(texts.passkeyAdded, codes)} onCancel={() => setTask(null)} />
          ) : canAdd ? (
            <Button variant="line" size="sm" onClick={() => start({ kind: 'add-passkey' })}>
              {texts.addPasskey}
            </Button>
          ) : null
        }
      >
        {texts.passkeysText}
      </Setting>
      {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
        <LinkedSignIn
          key={id}
          {...part}
          title={name}
          name={name}
          removal={{ kind: 'remove-passkey', id }}
          mayRemove={!isLast}
          submit={texts.removePasskey}
          remove={(password) => browser().auth.ask(auth.removePasskey, { id, password })}
          removed={texts.passkeyRemoved}
        >
          {[
            texts.passkeyAddedAt(formats.dayAndTime(addedAt, nowMs)),
            lastUsedAt === null ? texts.neverUsed : messages.lastUsed(formats.relative(lastUsedAt, nowMs)),
          ].join(' · ')}
        </LinkedSignIn>
      ))}
    </>
  )
}

type Props = { onAdded: (recoveryCodes: readonly string[]) => Promise<void>; onCancel: () => void }

/** Asks for a name and the password, then lets the browser create a passkey. */
function AddPasskey({ onAdded, onCancel }: Props) {
  const browser = useAliveBrowser()
  const form = useForm({
    id: 'add-passkey',
    empty: { name: '', password: '' },
    fields: ['name', 'password'],
    fieldOf: { name: 'name', password: 'password' },
    problemsOf: ({ name, password }) => ({
      name: isBlank(name) ? texts.nameMissing : undefined,
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
  // The form was opened for typing.
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
