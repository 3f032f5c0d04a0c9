import { Sheet } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { CookieSettingsLink } from '../../../../parts/cookies/CookieSettingsLink.tsx'
import { useCookieChoices } from '../../../../parts/cookies/cookie-choosing.ts'
import { Setting } from '../../../../parts/Setting.tsx'
import type { CookieChoices } from '../../../../site/cookie-choices.ts'
import { messages } from './messages.ts'

/** What this browser may store, and the way to change it. */
export function CookiePreferences() {
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
