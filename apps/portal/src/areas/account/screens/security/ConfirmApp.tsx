import { auth } from 'contract'
import { useForm } from '../../../../forms/use-form.ts'
import { codeField, emptyCode } from '../../../../parts/second-factor/code-form.ts'
import { type BegunApp, SetUpAppFields } from '../../../../parts/second-factor/SetUpAppFields.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { messages } from './messages.ts'
import { SettingForm } from './SettingForm.tsx'

type Props = {
  app: BegunApp
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

/** Adds an authenticator app by a code of it. */
export function ConfirmApp({ app, onConfirmed, onCancel }: Props) {
  const browser = useAliveBrowser()
  const form = useForm({
    id: 'confirm-app',
    ...codeField,
    empty: emptyCode,
    texts: messages.twoStep.failures,
    send: async ({ code }) => {
      const { recoveryCodes } = await browser().auth.ask(auth.confirmAuthenticatorApp, { token: app.token, code })
      await onConfirmed(recoveryCodes)
      return 'leaving'
    },
  })
  return (
    <SettingForm form={form} submit={messages.twoStep.confirm} busy={messages.twoStep.confirming} onCancel={onCancel}>
      <SetUpAppFields app={app} code={form.field('code')} />
    </SettingForm>
  )
}
