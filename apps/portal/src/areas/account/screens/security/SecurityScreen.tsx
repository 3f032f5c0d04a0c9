import { AccountPage } from '../../parts/AccountPage.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'

/** The password of the reader, and where they are signed in. */
export function SecurityScreen() {
  return (
    <AccountPage section="accountSecurity">
      <ChangePassword />
      <Devices />
    </AccountPage>
  )
}
