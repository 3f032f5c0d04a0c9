import type { MouseEvent } from 'react'
import { Link, LinkButton } from 'ui'
import { paths } from '../../site/paths.ts'
import { useCookieChoices } from './cookie-choosing.ts'
import { messages } from './messages.ts'
import { useShownAddress } from './use-cookie-form.ts'

/** Opens the settings in a dialog; without JavaScript it links to the settings page. */
export function CookieSettingsLink({ look = 'text' }: { look?: 'text' | 'button' | 'quiet' }) {
  const { openSettings } = useCookieChoices()
  const link = {
    href: paths.cookieSettings({ startURL: useShownAddress() }),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      openSettings()
    },
  }
  if (look === 'text') return <Link {...link}>{messages.open}</Link>
  return (
    <LinkButton {...link} variant={look === 'button' ? 'line' : 'quiet'} size="sm">
      {messages.open}
    </LinkButton>
  )
}
