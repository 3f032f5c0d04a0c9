import { useReads } from '../../../../records/use-reads.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { CookiePreferences } from './CookiePreferences.tsx'
import { OwnData } from './OwnData.tsx'
import { privacy } from './page.ts'
import { RemoveAccount } from './RemoveAccount.tsx'

/** What is stored of the reader, in this browser and on the server, and how to leave. */
export function PrivacyScreen() {
  const { manager, asked } = useReads(privacy)
  return (
    <AccountPage section="accountPrivacy">
      <CookiePreferences />
      <OwnData />
      {manager && asked ? <RemoveAccount reads={{ manager, asked }} /> : null}
    </AccountPage>
  )
}
