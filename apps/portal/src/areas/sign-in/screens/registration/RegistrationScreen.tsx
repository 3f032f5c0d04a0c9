import { useLinkToken } from '../../../../parts/mailed-link/use-link-token.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { BeginRegistration } from './BeginRegistration.tsx'
import { CompleteRegistration } from './CompleteRegistration.tsx'
import { registration } from './page.ts'

/** Begins a registration, and completes it by the mailed link. */
export function RegistrationScreen() {
  const token = useLinkToken()
  return (
    <AuthPage isWide>
      <PageTitle of={registration} />
      {token === null ? <BeginRegistration /> : <CompleteRegistration token={token} />}
    </AuthPage>
  )
}
