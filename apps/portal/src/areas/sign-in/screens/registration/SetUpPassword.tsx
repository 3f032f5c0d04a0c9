import { auth } from 'contract'
import type { ReactNode } from 'react'
import { Button, FormFoot, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import { isRefused } from '../../../../records/is-refused.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { AuthForm } from '../../parts/AuthPage.tsx'
import { sendSignIn } from '../../parts/send-sign-in.ts'
import { useNewPasswordForm } from '../../parts/use-new-password-form.ts'
import { messages } from './messages.ts'
import { Step } from './Step.tsx'
import type { OpenedLink } from './use-registration-link.ts'

const texts = messages.password

/** Sets the password of the new login and signs its owner in. */
export function SetUpPassword({
  token,
  link,
  cancel,
  onDone,
  onTermsChanged,
}: {
  token: string
  link: OpenedLink
  cancel: ReactNode
  onDone: (isSignedIn: boolean) => void
  /** The terms changed after the user agreed. */
  onTermsChanged: () => void
}) {
  const browser = useAliveBrowser()
  const { form, fields } = useNewPasswordForm({
    id: 'set-up-password',
    setPassword: ({ password, confirmation }) => {
      const body = { token, password, confirmPassword: confirmation, acceptedTerms: link.terms }
      return browser()
        .auth.ask(auth.confirmRegistration, body)
        .catch((error: unknown) => {
          if (isRefusedAs('TERMS_NOT_CURRENT', error)) onTermsChanged()
          throw error
        })
    },
    leave: async (password) => {
      const { isSignedIn } = await sendSignIn(browser().auth, { email: link.email, password })
        // The registration succeeded: the user can still sign in by the form.
        .catch(() => ({ isSignedIn: false }))
      onDone(isSignedIn)
    },
  })
  return (
    <AuthForm form={form}>
      <Step number={3} title={texts.title} lead={texts.lead(link.email)} />
      <FormProblems form={form} />
      <Stack>
        <NewPasswordFields email={link.email} {...fields} />
      </Stack>
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {cancel}
      </FormFoot>
    </AuthForm>
  )
}

/** Whether the server rejected a call with this code. */
function isRefusedAs(code: string, error: unknown): boolean {
  const body = isRefused(error) ? error.body : null
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code
}
