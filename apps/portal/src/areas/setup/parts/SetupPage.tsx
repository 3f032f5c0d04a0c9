import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumb, Columns, Page, PageHead, SideNav, Stack } from 'ui'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import { type Section, type SetupListName, setupLists, useSection } from '../setup-lists.ts'

type Props = {
  /** The list that the page belongs to; absent on the first page of Setup and on Health. */
  list?: SetupListName
  title: string
  lead?: string | undefined
  /** The record that an action below it changes. */
  record?: { id: string; title: string } | null | undefined
  /** The record or the action below the list. */
  crumb?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A page of Setup or Customers, next to the links to all lists of the section. */
export function SetupPage({ list, title, lead, record, crumb, actions, children }: Props) {
  const section = useSection()
  const { pathname } = useLocation()
  const above = pathname === pages.setup.path ? { label: pages.home.title, href: paths.home() } : tops[section.page]
  const listTitle = list && setupLists[list].title
  const crumbs = [
    above,
    ...(list && listTitle && crumb !== undefined ? [{ label: listTitle, href: paths[section.page]({ list }) }] : []),
    ...(list && record?.title ? [{ label: record.title, href: paths[section.page]({ list, id: record.id }) }] : []),
    { label: crumb ?? listTitle ?? title },
  ]
  return (
    <Page>
      <PageTitle of={pages[section.page]}>{title}</PageTitle>
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lead={lead} actions={actions} />
      <Columns layout="3-8">
        <SideNav label={pages[section.page].title} groups={linksOf(section, list, pathname)} isScrollRow />
        <Stack gap="large">{children}</Stack>
      </Columns>
    </Page>
  )
}

/** The page above the lists of a section. */
const tops = {
  setupList: { label: pages.setup.title, href: paths.setup() },
  customers: { label: pages.caseQueue.title, href: paths.caseQueue() },
} as const

const linksOf = ({ page, groups }: Section, current: SetupListName | undefined, path: string) => [
  ...(page === 'setupList'
    ? [
        {
          items: [
            { label: texts.overview, href: paths.setup(), isCurrent: path === pages.setup.path },
            { label: pages.setupHealth.title, href: paths.setupHealth(), isCurrent: path === pages.setupHealth.path },
          ],
        },
      ]
    : []),
  ...groups.map(({ heading, names }) => ({
    heading,
    items: names.map((name) => ({
      label: setupLists[name].title,
      href: paths[page]({ list: name }),
      isCurrent: name === current,
    })),
  })),
]

const texts = { overview: 'Overview' } as const
