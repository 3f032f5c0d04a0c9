import type { Database, Transaction } from 'database'
import { fillText } from '../cases/fill-text.ts'
import { scenariosByIssueType } from '../data/cases/scenarios.ts'
import { withoutIndexes } from './without-indexes.ts'

export type BenchmarkSize = { cases: number; accounts: number; contacts: number }

export type SeedCasesOptions = Partial<BenchmarkSize> & {
  database: Database
  /** ISO 8601; the cases lie in the three years before it. */
  now: string
  onProgress?: (message: string) => void
}

/** The login of the first contact of the first account. */
export const benchmarkCustomer = { email: 'contact-1@benchmark.example', userId: '005000000000001AAA' } as const

const CASES_AT_ONCE = 100_000

/**
 * Fills a migrated and prepared database with accounts, contacts, services and cases by statements over whole sets, without history and
 * comments. Cases are spread evenly over the accounts. Ids are numbers in order, which no generated id equals.
 *
 * @throws DatabaseError when it has run on this database before.
 */
export async function seedCases(options: SeedCasesOptions): Promise<BenchmarkSize> {
  const { database, now, cases = 100_000, accounts = 2_000, contacts = 20_000, onProgress = () => undefined } = options
  const size = { cases, accounts, contacts }
  await database.transaction(
    async (tx) => {
      await tx.query(`set local maintenance_work_mem = '512MB'`)
      await seedAround(tx, size, now)
      onProgress(`${accounts} accounts, ${contacts} contacts`)
      await withoutIndexes(tx, ['records."Case"', 'records."Case_search"'], async () => {
        for (let first = 1; first <= cases; first += CASES_AT_ONCE) {
          const last = Math.min(cases, first + CASES_AT_ONCE - 1)
          await insertCases(tx, size, now, first, last)
          onProgress(`${last} of ${cases} cases`)
        }
        onProgress('Building the indexes')
      })
    },
    { statementTimeoutMs: 0 },
  )
  onProgress('Counting for the planner')
  await database.transaction((tx) => tx.query('analyze').then(() => undefined), { statementTimeoutMs: 0 })
  return size
}

/** An id made of a number: twelve digits have the check suffix AAA. A prefix with capitals has another one. */
const id = (prefix: string, number: string): string => `'${prefix}' || lpad((${number})::text, 12, '0') || 'AAA'`

const times = (at: string): string => `${at}, ${at}, ${at}`
const timeColumns = '"CreatedDate", "LastModifiedDate", "SystemModstamp"'

async function seedAround(tx: Transaction, { accounts, contacts }: BenchmarkSize, now: string): Promise<void> {
  const at = `$1::timestamptz - interval '3 years'`
  const accountOf = (number: string) => `(${number} - 1) % ${accounts} + 1`
  await tx.query(
    `insert into records."Account" ("Id", ${timeColumns}, "RecordTypeId", "Name", "AccountNumber", "CaseVisibility__c", "SupportTier__c")
     select ${id('001', 'n')}, ${times(at)}, '012000000000101AAA', 'Benchmark account ' || n, 'B-' || n, 'Account', 'Standard'
     from generate_series(1, ${accounts}) n`,
    [now],
  )
  await tx.query(
    `insert into records."Contact" ("Id", ${timeColumns}, "FirstName", "LastName", "Name", "Email", "ContactNumber__c", "AccountId", "PortalAccess__c")
     select ${id('003', 'n')}, ${times(at)}, 'Given' || n % 200, 'Family' || n / 10, 'Given' || n % 200 || ' Family' || n / 10,
       'contact-' || n || '@benchmark.example', 'B' || n, ${id('001', accountOf('n'))}, 'Active'
     from generate_series(1, ${contacts}) n`,
    [now],
  )
  await tx.query(
    `insert into records."User" ("Id", ${timeColumns}, "Name", "Email", "ContactId", "AccountId", "Profile", "IsActive", "TimeZone", "Locale")
     select ${id('005', 'n')}, ${times(at)}, 'Given' || n % 200 || ' Family' || n / 10, 'contact-' || n || '@benchmark.example',
       ${id('003', 'n')}, ${id('001', accountOf('n'))}, 'Customer', true, 'UTC', 'en-US'
     from generate_series(1, ${contacts}) n`,
    [now],
  )
  await tx.query(
    `update records."Contact" c set "LoginId__c" = u."Id" from records."User" u where u."ContactId" = c."Id"`,
  )
  await tx.query(
    `insert into records."Product2" ("Id", ${timeColumns}, "Name", "ItemNumber__c", "IsActive")
     select ${id('01t', 'n')}, ${times(at)}, 'Benchmark product ' || n, 'BM-' || n, true from generate_series(1, 12) n`,
    [now],
  )
  await tx.query(
    `insert into records."Aircraft__c" ("Id", ${timeColumns}, "TailNumber__c", "AccountId__c")
     select ${id('a00', 'n')}, ${times(at)}, 'N' || n || 'BM', ${id('001', accountOf('n'))}
     from generate_series(1, ${2 * accounts}) n`,
    [now],
  )
  await tx.query(
    `insert into records."Subscription__c" ("Id", ${timeColumns}, "ServiceNumber__c", "ProductId__c", "AircraftId__c", "AccountId__c", "Status__c")
     select ${id('a01', 'n')}, ${times(at)}, 'SVC-' || n, ${id('01t', 'n % 12 + 1')}, ${id('a00', 'n')},
       ${id('001', accountOf('n'))}, 'Active'
     from generate_series(1, ${2 * accounts}) n`,
    [now],
  )
  await tx.query(
    `insert into records."Contact_search" ("Id", "AccountId", "ExportRestricted__c", name, contact)
     select "Id", "AccountId", false, with_stems(search_words("Name")), with_stems(search_words("Email")) from records."Contact" on conflict do nothing`,
  )
  await tx.query(
    `insert into records."Product2_search" ("Id", "IsActive", product, name)
     select "Id", "IsActive", '', with_stems(search_words("Name" || ' ' || "ItemNumber__c")) from records."Product2" on conflict do nothing`,
  )
  await tx.query(
    `insert into records."Aircraft__c_search" ("Id", "AccountId__c", "ExportRestricted__c", aircraft)
     select "Id", "AccountId__c", false, search_words("TailNumber__c") from records."Aircraft__c" on conflict do nothing`,
  )
  await tx.query(
    `insert into records."Subscription__c_search" ("Id", "AccountId__c", "ExportRestricted__c", service)
     select "Id", "AccountId__c", false, search_words("ServiceNumber__c") from records."Subscription__c" on conflict do nothing`,
  )
}

async function insertCases(
  tx: Transaction,
  size: BenchmarkSize,
  now: string,
  first: number,
  last: number,
): Promise<void> {
  const { accounts, contacts, cases } = size
  const { subjects, descriptions } = texts()
  const perAccount = Math.max(1, Math.floor(contacts / accounts))
  // Status, impact and the like are chosen independently of the account, so that accounts do not differ in their mix.
  const kind = `(n::bigint * 7919 / ${accounts}) % 1000`
  await tx.query(
    `insert into records."Case" ("Id", ${timeColumns}, "CreatedById", "LastModifiedById", "CaseNumber", "Subject", "Description", "Status", "IsClosed",
       "Impact__c", "IssueType__c", "ProductId__c", "AircraftId__c", "SubscriptionId__c", "ContactId", "AccountId", "Queue__c", "Origin",
       "IsEscalated", "AwaitingCustomer__c", "ClosedDate", "IsUnassigned__c", "ClockStart__c", "FirstAnswerDue__c", "FirstAnswered__c", "FirstAnswerMinutes__c",
       "SolutionDue__c", "NextDue__c", "WaitingSince__c")
     select ${id('500', 'n')}, created, changed, changed, user_id, user_id, lpad((10000000 + n)::text, 8, '0'),
       ($2::text[])[1 + n % cardinality($2::text[])] || ', reference ' || n,
       ($3::text[])[1 + (n / 3) % cardinality($3::text[])],
       status, status in ('Closed', 'Not Actionable'),
       (array['Complaint/Question', 'Minor Degradation', 'Major Degradation', 'Total Failure'])[1 + k % 4],
       (array['Product', 'Data'])[1 + k % 2],
       ${id('01t', 'account % 12 + 1')}, ${id('a00', 'account')}, ${id('a01', 'account')}, contact_id, ${id('001', 'account')},
       'Product Support', 'Web', k % 17 = 0, k % 11 = 0, case when status = 'Closed' then changed end,
       status = 'Open', created, created + interval '1 day', case when status <> 'Open' then least(created + interval '3 hours', changed) end,
       case when status <> 'Open' then k % 181 end,
       created + interval '7 days',
       case when status in ('Open', 'In-Progress', 'Pending Engineering') and k % 11 <> 0
         then created + case when status = 'Open' then interval '1 day' else interval '7 days' end end,
       case when k % 11 = 0 then changed end
     from (
       select n, k, account, created, least(created + (k % 60) * interval '1 hour', $1::timestamptz) as changed,
         (array['Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Resolved', 'Open', 'In-Progress', 'Pending Engineering', 'Not Actionable'])[1 + k % 10] as status,
         ${id('003', `account + (k % ${perAccount}) * ${accounts}`)} as contact_id,
         ${id('005', `account + (k % ${perAccount}) * ${accounts}`)} as user_id
       from (
         select n, (n - 1) % ${accounts} + 1 as account, ${kind} as k,
           $1::timestamptz - interval '3 years' * (1 - n::float8 / ${cases + 1}) as created
         from generate_series(${first}, ${last}) n
       ) numbered
     ) described`,
    [now, subjects, descriptions],
  )
  await tx.query(
    `insert into records."Case_search" ("Id", "AccountId", "ContactId", "ExportRestricted__c", "case", guest)
     select "Id", "AccountId", "ContactId", false,
       with_stems(search_words(concat_ws(' ', "CaseNumber", "Subject", "Description", "Resolution__c")))
         || search_ids("ProductId__c", "AircraftId__c", "SubscriptionId__c", "ContactId"),
       ''
     from records."Case" where "Id" between ${id('500', String(first))} and ${id('500', String(last))}`,
  )
}

/** The texts of the demo's scenarios with the same values everywhere, so that words are as frequent as in real cases. */
function texts(): { subjects: string[]; descriptions: string[] } {
  const textValues = {
    tail: 'N714KT',
    service: 'SVC-204431',
    product: 'the product',
    prev: '2610',
    cycle: '2611',
    next: '2612',
    cycleDate: 'Oct 29, 2026',
    nextDate: 'Nov 26, 2026',
    fix: 'TAVIK',
    field: 'Corran Bay',
    count: '41',
  }
  const scenarios = Object.values(scenariosByIssueType).flat()
  return {
    subjects: scenarios.map(({ subject }) => fillText(subject, textValues)),
    descriptions: scenarios.map(({ description }) => fillText(description, textValues)),
  }
}
