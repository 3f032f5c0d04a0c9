import { useState } from 'react'
import { Button, EmptyState, LinkButton, Notice, Pager, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import { messages } from './messages.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { focusActionsOf } from './PersonMenu.tsx'
import { MOST_PAGES, type PeopleQuery, peopleHref } from './people-query.ts'
import type { Person } from './person.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import type { PeoplePage } from './use-people.ts'
import { usePersonActions } from './use-person-actions.ts'

/** One page of people with their actions, or the reason for an empty list. */
export function PeopleResults({ list, ownContactId }: { list: PeoplePage; ownContactId: string | null }) {
  const { query, rows, show, state } = list
  const actions = usePersonActions(rows ?? [], ownContactId, list.refresh)
  const [removed, setRemoved] = useState<Person | null>(null)
  const focusAfter = useFocusAfter(removed !== null)
  const open = (person: Person | null): void => {
    actions.forgetProblem()
    setRemoved(person)
  }
  const remove = async (person: Person, CaseMailsStay__c: boolean): Promise<void> => {
    const action = { actionApiName: 'Contact.Remove', contextId: person.id, fields: { CaseMailsStay__c } } as const
    if (!(await actions.perform(action, person))) return
    setRemoved(null)
    focusAfter(() => focusActionsOf(person))
  }
  if (!rows) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={list.refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  return (
    <>
      <span role="status" className="vh">
        {state === 'Pending'
          ? ''
          : rows.length === 0
            ? messages.noResults
            : messages.announcedRange(list.from, list.to)}
      </span>
      {actions.problem === null || removed ? null : <Notice tone="alarm">{actions.problem}</Notice>}
      <Sheet isFlush>
        {rows.length === 0 ? (
          <NoPeople query={query} onClear={() => show({ searchTerm: '', page: 1 })} />
        ) : (
          <>
            <PeopleTable
              people={rows}
              ownContactId={ownContactId}
              actions={actions}
              isDescending={query.isDescending}
              isBusy={state === 'Pending' || actions.isBusy}
              onSort={(isDescending) => show({ isDescending, page: 1 })}
              onRemove={open}
            />
            <Pager
              from={list.from}
              to={list.to}
              total={list.total}
              previous={query.page === 1 ? undefined : { href: peopleHref({ ...query, page: query.page - 1 }) }}
              next={
                list.isLast || query.page === MOST_PAGES
                  ? undefined
                  : { href: peopleHref({ ...query, page: query.page + 1 }) }
              }
            />
          </>
        )}
      </Sheet>
      {removed ? (
        <RemoveDialog
          person={removed}
          isBusy={actions.isBusy}
          problem={actions.problem}
          onClose={() => open(null)}
          onRemove={(staysOnMails) => void remove(removed, staysOnMails)}
        />
      ) : null}
    </>
  )
}

/** Why the list is empty, and a link. */
function NoPeople({ query, onClear }: { query: PeopleQuery; onClear: () => void }) {
  if (query.page > 1) {
    return (
      <EmptyState
        title={messages.noItems}
        action={
          <LinkButton variant="line" href={peopleHref({ ...query, page: 1 })}>
            {messages.toFirstPage}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing="search"
      title={query.searchTerm === '' ? messages.noItems : messages.noResults}
      action={
        query.searchTerm === '' ? null : (
          <Button variant="line" onClick={onClear}>
            {messages.clearSearch}
          </Button>
        )
      }
    />
  )
}
