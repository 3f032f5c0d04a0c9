import { auth } from 'contract'
import { Button, FormFoot, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { codeField, emptyCode } from '../../../../parts/second-factor/code-form.ts'
import { type BegunApp, SetUpAppFields } from '../../../../parts/second-factor/SetUpAppFields.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import styles from './ChangePassword.module.css'
import { messages } from './messages.ts'

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
    <form {...form.formProps} className={styles.form}>
      <Stack>
        <FormProblems form={form} />
        <SetUpAppFields app={app} code={form.field('code')} />
        <FormFoot>
          <Button type="submit" isBusy={form.isPending} busyLabel={messages.twoStep.confirming}>
            {messages.twoStep.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {messages.twoStep.cancel}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
