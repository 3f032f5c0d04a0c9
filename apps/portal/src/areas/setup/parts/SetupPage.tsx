import type { ReactNode } from 'react'
import { Breadcrumb, Columns, Page, PageHead, SideNav, Stack } from 'ui'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import { type SetupListName, setupListNames, setupLists } from '../setup-lists.ts'

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

/** A page of Setup, next to the links to all its lists. */
export function SetupPage({ list, title, lead, crumb, actions, children }: Props) {
  const setup = { label: pages.setup.title, href: paths.setup() }
  const ofList = list && { label: setupLists[list].title, href: paths.setupList({ list }) }
  const crumbs = ofList
    ? crumb === undefined
      ? [setup, { label: ofList.label }]
      : [setup, ofList, { label: crumb }]
    : []
  return (
    <Page>
      <PageTitle of={pages.setup}>{title}</PageTitle>
      {crumbs.length === 0 ? null : <Breadcrumb crumbs={crumbs} />}
      <PageHead title={title} lead={lead} actions={actions} />
      <Columns layout="3-8">
        <SideNav label={pages.setup.title} groups={[{ items: itemsFor(list) }]} isScrollRow />
        <Stack gap="large">{children}</Stack>
      </Columns>
    </Page>
  )
}

const itemsFor = (current: SetupListName | undefined) => [
  { label: texts.overview, href: paths.setup(), isCurrent: current === undefined },
  ...setupListNames.map((name) => ({
    label: setupLists[name].title,
    href: paths.setupList({ list: name }),
    isCurrent: name === current,
  })),
]

const texts = { overview: 'Overview' } as const
