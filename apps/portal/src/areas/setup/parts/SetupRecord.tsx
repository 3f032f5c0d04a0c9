import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { BriefingStrip, EmptyState, Link, LinkButton, Notice, SectionHead, Sheet, SkeletonRows, Stack } from 'ui'
import { useCaseOpening } from '../../../parts/cases/case-opening.ts'
import { Failed } from '../../../parts/Failed.tsx'
import { fieldAt } from '../../../records/field-at.ts'
import { useReads } from '../../../records/page.ts'
import { readRecordActions } from '../../../records/record-actions.ts'
import { usePage } from '../../../site/page.tsx'
import { paths } from '../../../site/paths.ts'
import { namesIn, relatedLists, type SetupList, type SetupListName, setupLists, useSection } from '../setup-lists.ts'
import { messages } from './messages.ts'
import { SetupActionSheet } from './SetupActionSheet.tsx'
import styles from './SetupList.module.css'
import { SetupPage } from './SetupPage.tsx'
import { SetupTable, useCellText } from './SetupTable.tsx'
import { sectionPages } from './section-pages.ts'
import { PAGE_SIZE, readColumns, readLogin, readRows, type SetupColumn, type SetupRow } from './setup-reads.ts'

/** One record: its facts, its actions and the records that refer to it, or the form of an action in their place. */
export function SetupRecord({ name, list, id }: { name: SetupListName; list: SetupList; id: string | null }) {
  const [address] = useSearchParams()
  const section = useSection()
  const reads = useReads(sectionPages[section.page])
  const columns = useRead(reads?.columns ?? null)
  const record = useRead(reads?.record ?? null, { keepPrevious: true })
  const textIn = useCellText()
  const row = record.data?.records[0]
  const [first, ...others] = columns.data?.displayColumns ?? []
  const title = row && first ? textIn(row, first) : undefined
  const action = address.get('action')
  if (action !== null) {
    return (
      <SetupActionSheet
        list={name}
        record={id === null ? null : { id, title: title ?? '' }}
        action={{ actionApiName: action, recordId: address.get('on') ?? id }}
      />
    )
  }
  return (
    <SetupPage list={name} title={title || list.title} crumb={title ?? ''}>
      {address.has('done') ? <Notice tone="ok">{messages.done}</Notice> : null}
      {row && id !== null ? (
        <>
          <BriefingStrip
            facts={others.map((column) => ({
              label: column.label,
              value: textIn(row, column) === '' ? null : <Fact row={row} column={column} />,
            }))}
          />
          <Offered name={name} row={row} />
          {relatedLists(section, name).map((related) => (
            <Related key={related.list.title} {...related} id={id} />
          ))}
        </>
      ) : record.state === 'Error' ? (
        <Failed text={messages.failed} onRetry={record.refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={2} />
        </Sheet>
      )}
    </SetupPage>
  )
}

/** A value of the record; the name of another record of the section leads to that record. */
function Fact({ row, column }: { row: SetupRow; column: SetupColumn }) {
  const section = useSection()
  const text = useCellText()(row, column)
  const [parentName = '', ...rest] = column.fieldApiName.split('.')
  const parent = rest.length === 1 ? fieldAt(row, [parentName])?.value : null
  const list = isRecord(parent)
    ? namesIn(section).find((name) => setupLists[name].objectApiName === parent.apiName)
    : undefined
  if (!isRecord(parent) || list === undefined) return text
  return <Link href={paths[section.page]({ list, id: parent.id })}>{text}</Link>
}

const isRecord = (value: unknown): value is { id: string; apiName: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'apiName' in value

/** Links to the forms of the actions that the server offers on a record, and on the login of a contact. */
function Offered({ name, row }: { name: SetupListName; row: SetupRow }) {
  const { reference } = usePage()
  const section = useSection()
  const { isForContact } = useCaseOpening()
  const opensCase = isForContact && section.casesBy[name] !== undefined
  const login = useRead(name === 'contacts' ? readLogin(row.id) : null).data?.fields.LoginId__c.value ?? null
  const ids = login === null ? [row.id] : [row.id, login]
  const { data: offered } = useRead(readRecordActions(ids, ['QuickAction']), { keepPrevious: true })
  const actions = ids.flatMap((on) => (offered?.actions[on]?.actions ?? []).map((action) => ({ ...action, on })))
  if (actions.length === 0 && !opensCase) return null
  return (
    <Stack>
      <SectionHead title={messages.actions} />
      <nav aria-label={messages.actions} className={styles.actions}>
        {opensCase ? (
          <LinkButton href={paths.openCase(name === 'contacts' ? { contact: row.id } : {})}>
            {messages.openCase}
          </LinkButton>
        ) : null}
        {actions.map(({ apiName, label, on }) => (
          <LinkButton
            key={apiName}
            variant="line"
            href={paths[section.page]({
              list: name,
              id: row.id,
              action: apiName,
              // Without JavaScript, an action that is chosen again on this page is another attempt, and one that is sent again after Back is not.
              from: reference,
              ...(on === row.id ? {} : { on }),
            })}
          >
            {label}
          </LinkButton>
        ))}
      </nav>
    </Stack>
  )
}

/** The first records of another list that refer to this one. */
function Related({
  list,
  by,
  id,
  hrefOf,
}: {
  list: SetupList
  by: string
  id: string
  hrefOf: (id: string) => string
}) {
  const columns = useRead(readColumns(list))
  // The record of the page is the same in each row.
  const relationship = by.replace(/Id(__c)?$/, (_, suffix) => (suffix ? '__r' : ''))
  // A record that was added on this page is in no list that was read before.
  const rows = useRead(readRows(list, { equals: { [by]: id } }), { cachePolicy: { type: 'cache-and-network' } })
  return (
    <section>
      <SectionHead title={list.title} />
      {columns.data && rows.data ? (
        <Sheet isFlush>
          {rows.data.records.length === 0 ? (
            <EmptyState title={messages.noItems} />
          ) : (
            <SetupTable
              caption={list.title}
              hrefOf={hrefOf}
              columns={columns.data.displayColumns.filter(
                ({ fieldApiName }) => !fieldApiName.startsWith(`${relationship}.`),
              )}
              rows={rows.data.records}
            />
          )}
          {rows.data.nextPageToken === null ? null : <p className="small soft">{messages.more(PAGE_SIZE)}</p>}
        </Sheet>
      ) : columns.state === 'Error' || rows.state === 'Error' ? (
        <Failed text={messages.failed} onRetry={() => void Promise.all([columns.refresh(), rows.refresh()])} />
      ) : (
        <SkeletonRows label={messages.loading} shape="strips" count={2} />
      )}
    </section>
  )
}
