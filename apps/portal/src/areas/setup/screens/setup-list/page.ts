import { getObjectInfo } from 'record-cache'
import { read } from 'record-cache-react'
import { actionReads, optionReads } from '../../../../parts/actions/action-form.ts'
import { followed, page, required } from '../../../../records/page.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import { addressQuery, pageNumber, words } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { PAGE_SIZE, readColumns, readRows } from '../../parts/setup-reads.ts'
import { type SetupList, type SetupListName, setupListAt } from '../../setup-lists.ts'

/** The search and the page of a list. */
export const rowsQueryOf = (list: SetupListName) =>
  addressQuery((values) => paths.setupList({ ...values, list }), { q: words(), page: pageNumber(PAGE_SIZE) })

/** A list of Setup, one of its records, or the form of an action. An address without such a list or record does not exist. */
export const setupList = page({
  ...pages.setupList,
  reads: ({ params, query }) => {
    const at = setupListAt(params.list)
    if (at === null) return null
    const [id, action] = [query.get('id'), query.get('action')]
    return {
      columns: readColumns(at.list),
      create: id !== null || at.list.create === null ? null : actionReads(at.list.create, null).info,
      rows: id === null && action === null ? readRows(at.list, rowsQueryOf(at.name).read(query)) : null,
      record:
        id === null ? null : required(readRows(at.list, { equals: { Id: id } }), ({ records }) => records.length > 0),
      offered: id === null ? null : readRecordActions([id], ['QuickAction']),
      ...formReads(at.list, action, query.get('on') ?? id),
    }
  },
})

/** What the form of an action is made of, so that it is in the page before any script runs. */
function formReads({ objectApiName }: SetupList, action: string | null, recordId: string | null) {
  if (action === null) return { action: null, info: null, defaults: null, object: null }
  const { layout, info, defaults } = actionReads(action, recordId)
  return {
    action: followed(required(layout), (answer) => optionReads(answer).picklists),
    info,
    defaults,
    object: read(getObjectInfo, { objectApiName }),
  }
}
