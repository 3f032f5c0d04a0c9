import { AccountPage } from '../../parts/AccountPage.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { OwnEvents } from './OwnEvents.tsx'
import { TwoStepVerification } from './TwoStepVerification.tsx'

/** The password and the second factors of the reader, where they are signed in, and what happened with their login. */
export function SecurityScreen() {
  return (
    <AccountPage section="accountSecurity">
      <ChangePassword />
      <TwoStepVerification />
      <Devices />
      <OwnEvents />
    </AccountPage>
  )
}
