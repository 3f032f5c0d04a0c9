import type { ReactNode } from 'react'
import { Breadcrumb, Columns, Page, PageHead, SideNav, Stack } from 'ui'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import { type AccountSection, accountSections } from './account-sections.ts'
import { messages } from './messages.ts'

/** One section of the Account Manager, beside the links to all of them. */
export function AccountPage({ section, children }: { section: AccountSection; children: ReactNode }) {
  return (
    <Page>
      <PageTitle of={pages[section]} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: messages.accountManager }]} />
      <PageHead title={messages.accountManager} />
      <Columns layout="3-8">
        <SideNav
          label={messages.accountManager}
          groups={[{ items: accountSections.map(({ name, ...link }) => ({ ...link, isCurrent: name === section })) }]}
          isScrollRow
        />
        <Stack gap="large">{children}</Stack>
      </Columns>
    </Page>
  )
}
