import { AccountIcon, AlertsIcon, type IconShape, SecurityIcon } from 'ui'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'

/** A section of the Account Manager. */
export type AccountSection = 'accountPersonal' | 'accountSecurity' | 'accountAlerts'

const icons: Readonly<Record<AccountSection, IconShape>> = {
  accountPersonal: AccountIcon,
  accountSecurity: SecurityIcon,
  accountAlerts: AlertsIcon,
}

/** The sections in the order they are shown. */
export const accountSections = (Object.keys(icons) as AccountSection[]).map((name) => ({
  name,
  label: pages[name].title,
  href: paths[name](),
  icon: icons[name],
}))
