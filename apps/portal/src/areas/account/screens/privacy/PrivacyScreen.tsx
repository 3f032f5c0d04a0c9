import { accountMethods, OWN_DATA_PATH } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { LinkButton, Sheet } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { CookieSettingsLink } from '../../../../parts/cookies/CookieSettingsLink.tsx'
import { useCookieChoices } from '../../../../parts/cookies/cookie-choosing.ts'
import { Setting } from '../../../../parts/Setting.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import type { CookieChoices } from '../../../../site/cookie-choices.ts'
import { paths } from '../../../../site/paths.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { messages } from './messages.ts'
import { privacy } from './page.ts'
import { type Removal, RemoveAccount, removalForm } from './RemoveAccount.tsx'

/** The data stored about the reader, in this browser and on the server, and how to delete the account. */
export function PrivacyScreen() {
  const { manager, requests } = useReads(privacy)
  return (
    <AccountPage section="accountPrivacy">
      <CookiePreferences />
      <OwnData />
      {manager && requests ? <RemoveAccount reads={{ manager, requests }} /> : null}
    </AccountPage>
  )
}

/** What this browser may store, and the button to change that. */
function CookiePreferences() {
  const { choices } = useCookieChoices()
  return (
    <Sheet title={messages.cookies} isFlush>
      <Setting title={titleOf(choices)} control={<CookieSettingsLink look="button" />}>
        {choices ? messages.chosenOn(formatCalendarDay(choices.chosenOn, true)) : messages.notChosenText}
      </Setting>
    </Sheet>
  )
}

function titleOf(choices: CookieChoices | null): string {
  if (choices === null) return messages.notChosen
  if (choices.allowed.length === 0) return messages.noneAllowed
  const names = new Intl.ListFormat('en-US').format(choices.allowed.map((category) => messages.categories[category]))
  return messages.allowed(names)
}

/** Why the server stores data about the reader, and a download of that data. */
function OwnData() {
  return (
    <Sheet title={messages.data} isFlush>
      <Setting
        title={messages.notice}
        control={
          <LinkButton variant="quiet" size="sm" href={paths.legal({ legalName: 'privacy' })}>
            {messages.read}
          </LinkButton>
        }
      >
        {messages.noticeText}
      </Setting>
      <Setting
        title={messages.ownData}
        control={
          <LinkButton variant="line" size="sm" href={OWN_DATA_PATH} download>
            {messages.download}
          </LinkButton>
        }
      >
        {messages.ownDataText}
      </Setting>
    </Sheet>
  )
}

/** Handles the removal request without JavaScript. */
export const action: ActionFunction = postAction<Removal>(privacy, {
  ...removalForm,
  read: ({ reason = '' }) => ({ reason }),
  send: async ({ reason }, { cache, idempotencyKey }) => {
    await cache.send(methodSender(accountMethods.requestRemoval), { reason }, { idempotencyKey })
    return paths.accountPrivacy()
  },
})

export { PrivacyScreen as default }

export const loader = loadOnServer(privacy)
export const clientLoader = loadInBrowser(privacy)
