import { useReads } from '../../../../records/use-reads.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { CookiePreferences } from './CookiePreferences.tsx'
import { OwnData } from './OwnData.tsx'
import { privacy } from './page.ts'
import { RemoveAccount } from './RemoveAccount.tsx'

/** What is stored of the reader, in this browser and on the server, and how to leave. */
export function PrivacyScreen() {
  const reads = useReads(privacy)
  return (
    <AccountPage section="accountPrivacy">
      <CookiePreferences />
      <OwnData />
      {reads === null ? null : <RemoveAccount reads={reads} />}
    </AccountPage>
  )
}
