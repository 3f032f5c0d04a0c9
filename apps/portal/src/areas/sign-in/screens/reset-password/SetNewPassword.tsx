import { auth } from 'contract'
import { Button, FormFoot, LinkButton, Stack } from 'ui'
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
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { messages } from './messages.ts'

/** A new password for the owner of a mailed link. @param token - the secret of the link. */
export function SetNewPassword({ token }: { token: string }) {
  const browser = useAliveBrowser()
  const { refused, noteRefusal } = useRefusedRules()
  const form = useForm<NewPassword>({
    id: 'new-password',
    empty: emptyNewPassword,
    fields: ['password', 'confirmation'],
    fieldOf: newPasswordFieldOf,
    problemsOf: newPasswordProblems,
    texts: messages.failures,
    send: async ({ password, confirmation }) => {
      const body = { token, password, confirmPassword: confirmation }
      await noteRefusal(password, () => browser().auth.ask(auth.resetPassword, body))
      // A page load: a session of this browser may just have ended.
      location.assign(paths.signIn({ reason: 'password-updated' }))
      return 'leaving'
    },
  })
  return (
    <AuthForm form={form}>
      <div>
        <h1>{messages.newPassword}</h1>
        <p className="soft">{messages.newPasswordLead}</p>
      </div>
      <FormProblems form={form} />
      <Stack>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          refused={refused}
        />
      </Stack>
      <FormFoot>
        <Button type="submit" isBusy={form.isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        <LinkButton variant="quiet" href={paths.resetPassword()}>
          {messages.newLink}
        </LinkButton>
      </FormFoot>
    </AuthForm>
  )
}
