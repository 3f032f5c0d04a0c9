import { Avatar, Badge, DataTable, type TableColumn } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { messages } from './messages.ts'
import { PersonMenu } from './PersonMenu.tsx'
import type { Person } from './person.ts'
import styles from './UserManagementScreen.module.css'
import type { PersonActions } from './use-person-actions.ts'

type Props = {
  people: readonly Person[]
  ownContactId: string | null
  actions: PersonActions
  isDescending: boolean
  isBusy: boolean
  onSort: (isDescending: boolean) => void
  onRemove: (person: Person) => void
}

/** The people of the account as a table, and as cards on phones. */
export function PeopleTable({ people, ownContactId, actions, isDescending, isBusy, onSort, onRemove }: Props) {
  const formats = useFormats()
  const columns: TableColumn<Person>[] = [
    {
      id: 'Name',
      header: messages.name,
      isSortable: true,
      orders: messages.nameOrders,
      width: 'main',
      cell: (person) => <PersonCell person={person} isReader={person.id === ownContactId} />,
    },
    { id: 'Role', header: messages.role, cell: ({ role }) => role || <span className="meta">{messages.none}</span> },
    { id: 'Access', header: messages.access, cell: (person) => <AccessCell person={person} /> },
    {
      id: 'LastSignIn',
      header: messages.lastSignIn,
      width: 'fit',
      cell: ({ lastSignIn }) =>
        lastSignIn === null ? (
          <span className="meta">{messages.never}</span>
        ) : (
          <time dateTime={lastSignIn} title={formats.exact(lastSignIn)} className="num">
            {formats.day(lastSignIn)}
          </time>
        ),
    },
    {
      id: 'Actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (person) =>
        person.id === ownContactId ? null : (
          <PersonMenu person={person} actions={actions} onRemove={() => onRemove(person)} />
        ),
    },
  ]
  return (
    <DataTable
      caption={messages.caption}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      sort={{ columnId: 'Name', direction: isDescending ? 'descending' : 'ascending' }}
      onSort={({ direction }) => onSort(direction === 'descending')}
      isBusy={isBusy}
    />
  )
}

function AccessCell({ person: { access, mailProblem } }: { person: Person }) {
  return (
    <>
      {messages.accesses[access]}
      {mailProblem === '' ? null : (
        <>
          <br />
          <Badge tone="alarm">{mailProblem}</Badge>
        </>
      )}
    </>
  )
}

function PersonCell({ person, isReader }: { person: Person; isReader: boolean }) {
  return (
    <span className={styles.person}>
      <Avatar name={person.name} />
      <span>
        <b>{person.name}</b> {isReader ? <Badge tone="info">{messages.you}</Badge> : null}
        <br />
        <span className={styles.email}>{person.email}</span>
      </span>
    </span>
  )
}
