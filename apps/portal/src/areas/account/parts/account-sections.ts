import { AccountIcon, AlertsIcon, type IconShape, PrivacyIcon, SecurityIcon } from 'ui'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'

/** A section of the Account Manager. */
export type AccountSection = 'accountPersonal' | 'accountSecurity' | 'accountAlerts' | 'accountPrivacy'

const icons: Readonly<Record<AccountSection, IconShape>> = {
  accountPersonal: AccountIcon,
  accountSecurity: SecurityIcon,
  accountAlerts: AlertsIcon,
  accountPrivacy: PrivacyIcon,
}

/** The sections in the order they are shown. */
export const accountSections = (Object.keys(icons) as AccountSection[]).map((name) => ({
  name,
  label: pages[name].title,
  href: paths[name](),
  icon: icons[name],
}))
