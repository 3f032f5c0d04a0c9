import type { QuickActionResult } from 'contract'
import { type ActionFunction, data } from 'react-router'
import { postAction } from '../../../forms/post-action.ts'
import {
  type ActionForm,
  type ActionValues,
  actionProblems,
  postedValues,
  sentFields,
} from '../../../parts/actions/action-form.ts'
import { formIdOf, readActionForm } from '../../../parts/actions/read-action-form.ts'
import { performDescribedAction } from '../../../records/records.ts'
import { paths } from '../../../site/paths.ts'
import { cacheContext } from '../../../site/site.ts'
import { type Section, type SetupListName, setupListAt } from '../setup-lists.ts'
import { sectionPages } from './section-pages.ts'

/** The page after an action: the record that it changed or was begun from, or the new record of the list. */
export function afterAction(
  { page }: Section,
  list: SetupListName,
  recordId: string | null,
  { id }: Pick<QuickActionResult, 'id'>,
  { isChange }: Pick<ActionForm, 'isChange'>,
): string {
  return paths[page]({ list, id: recordId ?? (isChange ? undefined : (id ?? undefined)), done: '1' })
}

/** Performs the action of the address for a browser without JavaScript. */
export const postSetupAction =
  (section: Section): ActionFunction =>
  async (args) => {
    const query = new URL(args.request.url).searchParams
    const at = setupListAt(section, args.params.list)
    const actionApiName = query.get('action')
    if (at === null || actionApiName === null) throw data(null, { status: 404 })
    const id = query.get('id')
    const recordId = query.get('on') ?? id
    const form = await readActionForm(args.context.get(cacheContext), { actionApiName, recordId })
    if (form === null) throw data(null, { status: 404 })
    const fields = form.fields.map(({ apiName }) => apiName)
    const post = postAction<ActionValues>(sectionPages[section.page], {
      id: formIdOf(actionApiName),
      fields,
      fieldOf: Object.fromEntries(fields.map((field) => [field, field])),
      problemsOf: (values) => actionProblems(form.fields, values),
      read: (typed) => postedValues(form, typed),
      send: async (values, { cache, idempotencyKey }) => {
        const input = {
          actionApiName,
          ...(recordId === null ? {} : { contextId: recordId }),
          fields: sentFields(form, values),
        }
        const result = await cache.send(performDescribedAction, input, { idempotencyKey })
        return afterAction(section, at.name, id, result, form)
      },
    })
    return post(args)
  }
