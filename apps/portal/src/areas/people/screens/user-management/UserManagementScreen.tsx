import { type FormEvent, useRef, useState } from 'react'
import { type ActionFunction, useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  AddPersonIcon,
  Breadcrumb,
  Button,
  Dialog,
  FormFoot,
  LinkButton,
  Notice,
  OkIcon,
  Page,
  PageHead,
  Sheet,
  Stack,
} from 'ui'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import {
  type PagedRows,
  type ShownQuery,
  useAddressQuery,
  usePagedRows,
} from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AddUserFields } from './AddUserFields.tsx'
import { addUserForm, emptyUser, type NewUser, userActionOf } from './add-user-form.ts'
import { messages } from './messages.ts'
import { PeopleResults } from './PeopleResults.tsx'
import { PAGE_SIZE, type PeopleQuery, type PersonRow, peopleQuery, userManagement } from './page.ts'
import styles from './UserManagementScreen.module.css'
import { useAddUser } from './use-add-user.ts'

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
          onSearch={(searchTerm) => shown.show({ searchTerm })}
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

const texts = messages.add

/** The form that adds a user; typed text stays until the dialog closes. */
function AddUserDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const toast = useToast()
  const form = useAddUser((message) => {
    toast({ message, icon: OkIcon })
    onAdded()
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      isBusy={form.isPending}
      footer={
        <>
          <Button variant="line" aria-disabled={form.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form.formProps.id} isBusy={form.isPending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p className="soft">{texts.lead}</p>
      <form {...form.formProps}>
        <AddUserFields form={form} />
      </form>
    </Dialog>
  )
}

/** The same form in the page, when JavaScript is not available or was not ready. */
function AddUserSheet({ onAdded }: { onAdded: () => void }) {
  const navigate = useNavigate()
  const form = useAddUser(() => {
    onAdded()
    void navigate(paths.userManagement({ added: '1' }))
  })
  return (
    <Sheet title={texts.title}>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <Stack gap="large">
          <p className="soft">{texts.lead}</p>
          <AddUserFields form={form} />
          <FormFoot>
            <Button type="submit" isBusy={form.isPending} busyLabel={texts.sending}>
              {texts.submit}
            </Button>
            <LinkButton variant="quiet" href={paths.userManagement()}>
              {texts.cancel}
            </LinkButton>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
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
