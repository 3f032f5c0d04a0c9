import { Link, PeopleIcon, Sheet } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { CustomerRows } from '../../reads.ts'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'

/** The matching accounts and contacts, for agents, and a link to all of them. */
export function FoundCustomers({ words, accounts, contacts }: { words: string } & CustomerRows) {
  const rows = [
    ...accounts.map(({ id, fields }) => ({
      id,
      href: paths.customers({ list: 'accounts', id }),
      title: textOf(fields.Name),
      meta: textOf(fields.AccountNumber),
    })),
    ...contacts.map(({ id, fields }) => ({
      id,
      href: paths.customers({ list: 'contacts', id }),
      title: textOf(fields.Name),
      meta: [textOf(fields.Account?.value?.fields.Name), textOf(fields.Email)].filter(Boolean).join(' · '),
    })),
  ]
  if (rows.length === 0) return null
  return (
    <section aria-label={pages.customers.title}>
      <h2 className={styles.heading}>
        <span>{pages.customers.title}</span>
        <Link href={paths.customers({ list: 'accounts', q: words })}>{messages.moreAccounts}</Link>
      </h2>
      <Sheet isFlush>
        <FoundRows
          label={pages.customers.title}
          rows={rows.map(({ title, ...row }) => ({
            ...row,
            icon: PeopleIcon,
            title: { text: title, ranges: [] },
            snippet: null,
            badges: [],
          }))}
        />
      </Sheet>
    </section>
  )
}
