import { auth } from 'contract'
import { Button, FormFoot, LinkButton, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { useNewPasswordForm } from '../../parts/use-new-password-form.ts'
import { messages } from './messages.ts'

/** A new password for the owner of a mailed link. @param token - the secret of the link. */
export function SetNewPassword({ token }: { token: string }) {
  const browser = useAliveBrowser()
  const { form, fields } = useNewPasswordForm({
    id: 'new-password',
    texts: messages.failures,
    setPassword: ({ password, confirmation }) =>
      browser().auth.ask(auth.resetPassword, { token, password, confirmPassword: confirmation }),
    // A page load: a session of this browser may just have ended.
    leave: () => location.assign(paths.signIn({ reason: 'password-updated' })),
  })
  return (
    <AuthForm form={form}>
      <div>
        <h1>{messages.newPassword}</h1>
        <p className="soft">{messages.newPasswordLead}</p>
      </div>
      <FormProblems form={form} />
      <Stack>
        <NewPasswordFields {...fields} />
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
