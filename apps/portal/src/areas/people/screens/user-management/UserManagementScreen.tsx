import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  AddPersonIcon,
  Breadcrumb,
  Button,
  EmptyState,
  LinkButton,
  Notice,
  Page,
  PageHead,
  Pager,
  Sheet,
  SkeletonRows,
} from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { AddUserDialog } from './AddUserDialog.tsx'
import { messages } from './messages.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { focusActionsOf } from './PersonMenu.tsx'
import { userManagement } from './page.ts'
import { PAGE_SIZE, type PeopleQuery, peopleHref, readPeopleQuery } from './people-query.ts'
import { type Person, personOf } from './person.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import styles from './UserManagementScreen.module.css'
import { useFocusAfter } from './use-focus-after.ts'
import { usePersonActions } from './use-person-actions.ts'

/** The people of the account: who they are, what their logins may do, and changing both. */
export function UserManagementScreen() {
  const { session } = usePage()
  const [isAdding, setAdding] = useState(false)
  const isReady = useIsHydrated()
  const list = usePeople()
  const { query, show } = list
  const adder = useRef<HTMLButtonElement>(null)
  const focusAfter = useFocusAfter(isAdding)
  const added = (): void => {
    setAdding(false)
    list.refresh()
    focusAfter(() => adder.current?.focus())
  }
  return (
    <Page>
      <PageTitle of={userManagement} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: userManagement.title }]} />
      <PageHead
        title={userManagement.title}
        lead={messages.lead(session?.user.accountName ?? '')}
        actions={
          <Button
            ref={adder}
            icon={AddPersonIcon}
            aria-disabled={!isReady || undefined}
            onClick={() => setAdding(true)}
          >
            {messages.add.title}
          </Button>
        }
      />
      <div className={styles.toolbar}>
        <SearchText
          label={messages.search}
          placeholder={messages.searchHint}
          term={query.searchTerm}
          onSearch={(searchTerm) => show({ searchTerm, page: 1 })}
          className={styles.search}
        />
        {list.total === undefined ? null : <span className={`meta ${styles.count}`}>{messages.count(list.total)}</span>}
      </div>
      <People list={list} ownContactId={session?.user.contactId ?? null} />
      {isAdding ? <AddUserDialog onClose={() => setAdding(false)} onAdded={added} /> : null}
    </Page>
  )
}

type List = ReturnType<typeof usePeople>

function usePeople() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = readPeopleQuery(address)
  const reads = useReads(userManagement)
  const people = useRead(reads.people)
  const count = useRead(reads.count)
  const before = (query.page - 1) * PAGE_SIZE
  const rows = people.data?.records.map(personOf)
  const isLast = people.data?.nextPageToken === null
  return {
    query,
    rows,
    from: before + 1,
    to: before + (rows?.length ?? 0),
    isLast,
    total: isLast ? before + (rows?.length ?? 0) : count.data && !count.data.hasMore ? count.data.count : undefined,
    state: people.state,
    refresh: () => {
      people.refresh()
      count.refresh()
    },
    show: (changed: Partial<PeopleQuery>) =>
      void navigate(peopleHref({ ...query, ...changed }), { preventScrollReset: true }),
  }
}

function People({ list, ownContactId }: { list: List; ownContactId: string | null }) {
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
        {state === 'Pending' ? '' : rows.length === 0 ? messages.noResults : messages.found(list.from, list.to)}
      </span>
      {actions.problem === null || removed ? null : <Notice tone="alarm">{actions.problem}</Notice>}
      <Sheet isFlush>
        {rows.length === 0 ? (
          <Nobody query={query} onClear={() => show({ searchTerm: '', page: 1 })} />
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
              next={list.isLast ? undefined : { href: peopleHref({ ...query, page: query.page + 1 }) }}
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

function Nobody({ query, onClear }: { query: PeopleQuery; onClear: () => void }) {
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
