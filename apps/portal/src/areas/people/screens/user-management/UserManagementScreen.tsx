import { type FormEvent, useRef, useState } from 'react'
import { type ActionFunction, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddPersonIcon, Breadcrumb, Button, Notice, Page, PageHead } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import {
  type PagedRows,
  type ShownQuery,
  useAddressQuery,
  usePagedRows,
} from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AddUserDialog, AddUserSheet } from './AddUser.tsx'
import { addUserForm, emptyUser, type NewUser, userActionOf } from './add-user-form.ts'
import { messages } from './messages.ts'
import { PeopleResults } from './PeopleResults.tsx'
import { PAGE_SIZE, type PeopleQuery, type PersonRow, peopleQuery, userManagement } from './page.ts'
import styles from './UserManagementScreen.module.css'

/** The people of the account and their logins. */
export function UserManagementScreen() {
  const { session } = usePage()
  const [isAdding, setAdding] = useState(false)
  const [address] = useSearchParams()
  const isInPage = address.has('add')
  const shown = useAddressQuery(peopleQuery)
  const list = usePeople(shown)
  const adder = useRef<HTMLButtonElement>(null)
  const focusAfter = useFocusAfter(isAdding)
  const added = (): void => {
    setAdding(false)
    list.refresh()
    focusAfter(() => adder.current?.focus())
  }
  const add = (event: FormEvent): void => {
    event.preventDefault()
    setAdding(true)
  }
  return (
    <Page>
      <PageTitle of={userManagement} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: userManagement.title }]} />
      <PageHead
        title={userManagement.title}
        lead={messages.lead(session?.user.accountName ?? '')}
        actions={
          isInPage ? null : (
            // Without JavaScript the button opens the form in the page.
            <form action={paths.userManagement()} onSubmit={add}>
              <input type="hidden" name="add" value="1" />
              <Button type="submit" ref={adder} icon={AddPersonIcon}>
                {messages.add.title}
              </Button>
            </form>
          )
        }
      />
      {address.has('added') ? <Notice tone="ok">{messages.add.added}</Notice> : null}
      {isInPage ? <AddUserSheet onAdded={list.refresh} /> : null}
      <div className={styles.toolbar}>
        <SearchText
          label={messages.search}
          placeholder={messages.searchHint}
          term={shown.query.searchTerm}
          onSearch={(searchTerm, options) => shown.show({ searchTerm }, options)}
          className={styles.search}
        />
        {list.total === undefined ? null : <span className={`meta ${styles.count}`}>{messages.count(list.total)}</span>}
      </div>
      <PeopleResults shown={shown} list={list} ownContactId={session?.user.contactId ?? null} />
      {isAdding ? <AddUserDialog onClose={() => setAdding(false)} onAdded={added} /> : null}
    </Page>
  )
}

/** The people of the query in the address; the total is counted if the list does not know it. */
function usePeople(shown: ShownQuery<PeopleQuery>): PagedRows<PersonRow> {
  const reads = useReads(userManagement)
  const list = usePagedRows(shown, peopleQuery, PAGE_SIZE, reads.people)
  const { data, refresh } = useRead(reads.count)
  return {
    ...list,
    total: list.total ?? (data && !data.hasMore ? data.count : undefined),
    refresh: () => {
      list.refresh()
      void refresh()
    },
  }
}

/** Handles the form of a new user without JavaScript. */
export const action: ActionFunction = postAction<NewUser>(userManagement, {
  ...addUserForm,
  read: ({ isAdmin, ...typed }) => ({ ...emptyUser, ...typed, isAdmin: isAdmin !== undefined }),
  send: async (values, { cache, idempotencyKey }) => {
    await cache.send(performQuickAction, userActionOf(values), { idempotencyKey })
    return paths.userManagement({ added: '1' })
  },
})

export { UserManagementScreen as default }

export const loader = loadOnServer(userManagement)
export const clientLoader = loadInBrowser(userManagement)
