import { Button, EmptyState, LinkButton, Notice } from 'ui'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import type { PagedRows, ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import { messages } from './messages.ts'
import { PeopleTable } from './PeopleTable.tsx'
import type { PeopleQuery, PersonRow } from './page.ts'
import { personOf } from './person.ts'
import { usePersonActions } from './use-person-actions.ts'
import { useRemoval } from './use-removal.tsx'

type Props = { shown: ShownQuery<PeopleQuery>; list: PagedRows<PersonRow>; ownContactId: string | null }

/** One page of people with their actions, or the reason for an empty list. */
export function PeopleResults({ shown: { query, show }, list, ownContactId }: Props) {
  const people = list.rows?.map(personOf) ?? []
  const actions = usePersonActions(people, ownContactId, list.refresh)
  const removal = useRemoval(actions)
  return (
    <>
      {actions.problem === null || removal.isAsking ? null : <Notice tone="alarm">{actions.problem}</Notice>}
      <PagedList
        list={list}
        texts={messages}
        announce={({ from, to }) => (people.length === 0 ? messages.noResults : messages.announcedRange(from, to))}
        empty={
          query.page > 1 ? (
            <EmptyState
              title={messages.noItems}
              action={
                <LinkButton variant="line" href={list.firstPage}>
                  {messages.toFirstPage}
                </LinkButton>
              }
            />
          ) : (
            <EmptyState
              drawing="search"
              title={query.searchTerm === '' ? messages.noItems : messages.noResults}
              action={
                query.searchTerm === '' ? null : (
                  <Button variant="line" onClick={() => show({ searchTerm: '' })}>
                    {messages.clearSearch}
                  </Button>
                )
              }
            />
          )
        }
      >
        {() => (
          <PeopleTable
            people={people}
            ownContactId={ownContactId}
            actions={actions}
            isDescending={query.sort === '-Name'}
            isBusy={list.state === 'Pending' || actions.isBusy}
            onSort={(isDescending) => show({ sort: isDescending ? '-Name' : 'Name' })}
            onRemove={removal.ask}
          />
        )}
      </PagedList>
      {removal.dialog}
    </>
  )
}
