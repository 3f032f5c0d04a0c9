import { auth } from 'contract'
import type { ReactNode } from 'react'
import { Button, FormFoot, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordFieldOf,
  newPasswordProblems,
} from '../../../../parts/new-password/new-password.ts'
import { useRefusedRules } from '../../../../parts/new-password/use-refused-rules.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { messages } from './messages.ts'
import { Step } from './Step.tsx'
import type { OpenedLink } from './use-registration-link.ts'

const texts = messages.password

/** The password of the new login, with which its owner is signed in at once. */
export function SetUpPassword({
  token,
  link,
  cancel,
  onDone,
}: {
  token: string
  link: OpenedLink
  cancel: ReactNode
  onDone: (isSignedIn: boolean) => void
}) {
  const browser = useAliveBrowser()
  const { refused, noteRefusal } = useRefusedRules()
  const form = useForm<NewPassword>({
    id: 'set-up-password',
    empty: emptyNewPassword,
    fields: ['password', 'confirmation'],
    fieldOf: newPasswordFieldOf,
    problemsOf: newPasswordProblems,
    send: async ({ password, confirmation }) => {
      const body = { token, password, confirmPassword: confirmation, acceptedTerms: link.terms }
      await noteRefusal(password, () => browser().auth.ask(auth.confirmRegistration, body))
      const { isSignedIn } = await browser()
        .auth.signIn({ email: link.email, password })
        // They are registered: signing in by the form is what is left.
        .catch(() => ({ isSignedIn: false }))
      onDone(isSignedIn)
      return 'leaving'
    },
  })
  return (
    <AuthForm form={form}>
      <Step number={3} title={texts.title} lead={texts.lead(link.email)} />
      <FormProblems form={form} />
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <Stack>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          refused={refused}
        />
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
