import { Sheet, Switch } from 'ui'
import { isAllowed, optionalCookies } from '../../site/cookie-choices.ts'
import { Setting } from '../Setting.tsx'
import { useCookieChoices } from './cookie-choosing.ts'
import { settingsMessages } from './settings-messages.ts'

/** Switches for the four cookie categories, for use in a form. */
export function CookieSwitches() {
  const { choices } = useCookieChoices()
  const { necessary } = settingsMessages.categories
  return (
    <Sheet isFlush>
      <Setting
        title={necessary.label}
        control={<Switch label={necessary.label} isLabelHidden isOn isDisabled onChange={() => undefined} />}
      >
        {necessary.text}
      </Setting>
      {optionalCookies.map((category) => {
        const { label, text } = settingsMessages.categories[category]
        return (
          <Setting
            key={category}
            title={label}
            control={<Switch label={label} isLabelHidden name={category} isOnAtFirst={isAllowed(choices, category)} />}
          >
            {text}
          </Setting>
        )
      })}
    </Sheet>
  )
}
