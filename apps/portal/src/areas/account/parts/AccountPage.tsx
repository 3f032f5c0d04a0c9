import type { ReactNode } from 'react'
import {
  AccountIcon,
  AlertsIcon,
  Breadcrumb,
  Columns,
  type IconShape,
  Page,
  PageHead,
  PrivacyIcon,
  SecurityIcon,
  SideNav,
  Stack,
} from 'ui'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'

/** One section of the Account Manager, next to the links to all sections. */
export function AccountPage({ section, children }: { section: AccountSection; children: ReactNode }) {
  return (
    <Page>
      <PageTitle of={pages[section]} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: texts.accountManager, href: paths.accountPersonal() },
          { label: pages[section].title },
        ]}
      />
      <PageHead title={pages[section].title} />
      <Columns layout="3-8">
        <SideNav
          label={texts.accountManager}
          groups={[{ items: accountSections.map(({ name, ...link }) => ({ ...link, isCurrent: name === section })) }]}
          isScrollRow
        />
        <Stack gap="large">{children}</Stack>
      </Columns>
    </Page>
  )
}

/** A section of the Account Manager. */
type AccountSection = 'accountPersonal' | 'accountSecurity' | 'accountAlerts' | 'accountPrivacy'

const icons: Readonly<Record<AccountSection, IconShape>> = {
  accountPersonal: AccountIcon,
  accountSecurity: SecurityIcon,
  accountAlerts: AlertsIcon,
  accountPrivacy: PrivacyIcon,
}

/** In the order of display. */
const accountSections = (Object.keys(icons) as AccountSection[]).map((name) => ({
  name,
  label: pages[name].title,
  href: paths[name](),
  icon: icons[name],
}))

const texts = {
  accountManager: 'Account Manager',
} as const
