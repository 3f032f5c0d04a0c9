import { getObjectInfo } from 'record-cache'
import { type Read, read } from 'record-cache-react'
import { actionReads, optionReads } from '../../../parts/actions/action-form.ts'
import { caseOpening } from '../../../parts/cases/case-opening.ts'
import { followed, type Place, page, required } from '../../../records/page.ts'
import { readRecordActions } from '../../../records/record-actions.ts'
import type { AnswerOf } from '../../../records/records.ts'
import { addressQuery, pageNumber, words } from '../../../site/address-query.ts'
import type { Audience } from '../../../site/audience.ts'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import {
  customerSection,
  relatedLists,
  type Section,
  type SetupList,
  type SetupListName,
  setupListAt,
  setupSection,
} from '../setup-lists.ts'
import { PAGE_SIZE, readColumns, readEffects, readLogin, readRows } from './setup-reads.ts'

/** The search and the page of a list. */
export const rowsQueryOf = (section: Section, list: SetupListName) =>
  addressQuery((values) => paths[section.page]({ ...values, list }), { q: words(), page: pageNumber(PAGE_SIZE) })

/** A list, one of its records, or the form of an action. An address without such a list or record does not exist. */
const readsOf =
  (section: Section) =>
  ({ params, query }: Place) => {
    const at = setupListAt(section, params.list)
    if (at === null) return null
    const [id, action] = [query.get('id'), query.get('action')]
    return {
      columns: readColumns(at.list),
      create: id !== null || createOf(section, at.list) === null ? null : actionReads(at.list.create ?? '', null).info,
      rows: id === null && action === null ? readRows(at.list, rowsQueryOf(section, at.name).read(query)) : null,
      record:
        id === null ? null : required(readRows(at.list, { equals: { Id: id } }), ({ records }) => records.length > 0),
      offered: id === null ? null : readRecordActions([id], ['QuickAction']),
      opening: id !== null && section.casesBy[at.name] !== undefined ? caseOpening : null,
      login: id !== null && at.name === 'contacts' ? followed(readLogin(id), actionsOfLogin) : null,
      ...formReads(at.list, action, query.get('on') ?? id),
      ...(id === null || action !== null ? {} : relatedReads(section, at.name, id)),
    }
  }

/** The actions on a contact and its login, which the page reads together. */
const actionsOfLogin = ({ id, fields }: AnswerOf<typeof readLogin>) =>
  fields.LoginId__c.value === null ? null : readRecordActions([id, fields.LoginId__c.value], ['QuickAction'])

/** The reads of the related lists, so that they are in the page before any script runs. */
const relatedReads = (section: Section, name: SetupListName, id: string): Readonly<Record<string, Read<unknown>>> =>
  Object.fromEntries(
    relatedLists(section, name).flatMap(({ list, by }) => [
      [`${list.title} columns`, readColumns(list)],
      [`${list.title} rows`, readRows(list, { equals: { [by]: id } })],
    ]),
  )

/** The action that creates a record of a list; agents add records on the page of an account alone. */
export const createOf = ({ page }: Section, { create }: SetupList): string | null =>
  page === 'setupList' ? create : null

const sectionPage = (entry: { path: string; title: string; audience: Audience }, section: Section) =>
  page<Audience, ReturnType<ReturnType<typeof readsOf>>>({ ...entry, reads: readsOf(section) })

/** The pages of lists, by section. */
export const sectionPages = {
  setupList: sectionPage(pages.setupList, setupSection),
  customers: sectionPage(pages.customers, customerSection),
} as const

/** What the form of an action is made of, so that it is in the page before any script runs. */
function formReads({ objectApiName }: SetupList, action: string | null, recordId: string | null) {
  if (action === null) return { action: null, info: null, defaults: null, object: null, effects: null }
  const { layout, info, defaults } = actionReads(action, recordId)
  return {
    action: followed(required(layout), (answer) => optionReads(answer).picklists),
    info,
    defaults,
    object: read(getObjectInfo, { objectApiName }),
    effects: recordId === null ? null : readEffects(recordId, action),
  }
}
