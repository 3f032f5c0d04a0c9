import { AddIcon, Breadcrumb, LinkButton, Page, PageHead, Tabs } from 'ui'
import { PageTitle } from '../../lib/PageTitle.tsx'
import { paths } from '../../lib/paths.ts'
import { CaseResults } from './CaseResults.tsx'
import { CaseToolbar } from './CaseToolbar.tsx'
import type { caseLists } from './case-query.ts'
import { messages } from './messages.ts'
import { useCaseList } from './use-case-list.ts'

const tabs = ['my', 'recent', 'all'] as const satisfies readonly (keyof typeof caseLists)[]

/** The cases of a customer in three lists, filtered, searched, ordered and paged. */
export function CaseManagerScreen() {
  const list = useCaseList()
  const { query, hrefOf, show } = list
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: messages.title }]} />
      <PageHead
        title={messages.title}
        actions={
          <LinkButton href={paths.openCase()} icon={AddIcon}>
            {messages.openCase}
          </LinkButton>
        }
      />
      <Tabs
        label={messages.lists}
        selected={query.list}
        tabs={tabs.map((id) => ({ id, label: messages.list[id], href: hrefOf({ list: id }) }))}
      >
        <CaseToolbar query={query} show={show} />
        <CaseResults list={list} />
      </Tabs>
    </Page>
  )
}
