import { useLinkToken } from '../../../../parts/mailed-link/use-link-token.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { resetPassword } from './page.ts'
import { SetNewPassword } from './SetNewPassword.tsx'

/** With the token of a mailed link a new password is set; without one a link is asked for. */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  return (
    <AuthPage>
      <PageTitle of={resetPassword} />
      {token === null ? <ForgottenPassword /> : <SetNewPassword token={token} />}
    </AuthPage>
  )
}
