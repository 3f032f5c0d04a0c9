import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumb, Columns, Page, PageHead, SideNav, Stack } from 'ui'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import { type Section, type SetupListName, setupLists, useSection } from '../setup-lists.ts'

type Props = {
  /** The list that the page belongs to; absent on the first page of Setup. */
  list?: SetupListName
  title: string
  lead?: string | undefined
  /** The record or the action below the list. */
  crumb?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A page of Setup or Customers, next to the links to all lists of the section. */
export function SetupPage({ list, title, lead, crumb, actions, children }: Props) {
  const section = useSection()
  const { pathname } = useLocation()
  const top = tops[section.page]
  const ofList = list && { label: setupLists[list].title, href: paths[section.page]({ list }) }
  const crumbs = ofList ? (crumb === undefined ? [top, { label: ofList.label }] : [top, ofList, { label: crumb }]) : []
  return (
    <Page>
      <PageTitle of={pages[section.page]}>{title}</PageTitle>
      {crumbs.length === 0 ? null : <Breadcrumb crumbs={crumbs} />}
      <PageHead title={title} lead={lead} actions={actions} />
      <Columns layout="3-8">
        <SideNav
          label={pages[section.page].title}
          groups={[{ items: itemsFor(section, list, pathname) }]}
          isScrollRow
        />
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

const itemsFor = ({ page, names }: Section, current: SetupListName | undefined, path: string) => [
  ...(page === 'setupList'
    ? [
        { label: texts.overview, href: paths.setup(), isCurrent: path === pages.setup.path },
        { label: pages.setupHealth.title, href: paths.setupHealth(), isCurrent: path === pages.setupHealth.path },
      ]
    : []),
  ...names.map((name) => ({
    label: setupLists[name].title,
    href: paths[page]({ list: name }),
    isCurrent: name === current,
  })),
]

const texts = { overview: 'Overview' } as const
