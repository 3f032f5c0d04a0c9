import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddPersonIcon, Breadcrumb, Button, Notice, Page, PageHead } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AddUserDialog } from './AddUserDialog.tsx'
import { AddUserSheet } from './AddUserSheet.tsx'
import { messages } from './messages.ts'
import { PeopleResults } from './PeopleResults.tsx'
import { userManagement } from './page.ts'
import styles from './UserManagementScreen.module.css'
import { usePeople } from './use-people.ts'

/** The people of the account: who they are, what their logins may do, and changing both. */
export function UserManagementScreen() {
  const { session } = usePage()
  const [isAdding, setAdding] = useState(false)
  const [address] = useSearchParams()
  const isInPage = address.has('add')
  const list = usePeople()
  const { query, show } = list
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
            // Without the code of the page the button leads to the form within it.
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
          term={query.searchTerm}
          onSearch={(searchTerm) => show({ searchTerm, page: 1 })}
          className={styles.search}
        />
        {list.total === undefined ? null : <span className={`meta ${styles.count}`}>{messages.count(list.total)}</span>}
      </div>
      <PeopleResults list={list} ownContactId={session?.user.contactId ?? null} />
      {isAdding ? <AddUserDialog onClose={() => setAdding(false)} onAdded={added} /> : null}
    </Page>
  )
}
