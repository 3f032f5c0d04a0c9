import { AppError, type ChildRecords, limits } from 'contract'
import { addSystemFields, selectionOf } from '../access/field-paths.ts'
import { unknownField } from '../access/unknown-field.ts'
import { visibleChildren } from '../access/visible-related-list.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import type { RelatedListDefinition } from '../metadata/object.ts'
import { readPage } from '../records/read-page.ts'
import { pageWithUrls, relatedListScope } from '../related-lists/related-list-page.ts'
import { pathSteps } from '../shape/selection.ts'

/** The requested children of a record, and their requested fields by paths such as `Loans__r.Status__c`. */
export type ChildrenParams = RequestedFields & {
  childRelationships: readonly string[]
  pageSize?: number | undefined
}

type Child = { name: string; object: ObjectModel; list: RelatedListDefinition }

const newestFirst = [{ path: ['CreatedDate'], descending: true }]

/**
 * The first children of a record by the names of their relationships, newest first. Further ones are read by the related list of the
 * same lookup, or by the name of the relationship, in the same order.
 *
 * @throws AppError `INVALID_FIELD` for a relationship or field that does not exist for the caller, `QUERY_TOO_COMPLICATED`,
 * `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export async function childRecords(
  caller: PersonCaller,
  parent: { object: ObjectModel; id: string },
  params: ChildrenParams,
): Promise<Record<string, ChildRecords>> {
  const names = childNames(parent.object, params.childRelationships)
  const children = names.map((name) => childOf(caller, parent.object, name))
  const result: Record<string, ChildRecords> = {}
  for (const child of children) result[child.name] = await firstChildren(caller, parent, child, params)
  return result
}

/** Names of relationships without the name of the object, each once. @throws AppError `QUERY_TOO_COMPLICATED`. */
export function childNames(object: ObjectModel, requested: readonly string[]): string[] {
  const names = [...new Set(requested.map((name) => pathSteps(object, name).join('.')))]
  if (names.length > limits.childRelationshipsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', {
      reason: `more than ${limits.childRelationshipsPerRequest} child relationships`,
    })
  }
  return names
}

function childOf({ grantsOf }: PersonCaller, parent: ObjectModel, name: string): Child {
  const visible = visibleChildren(grantsOf, parent, name)
  if (!visible) throw unknownField(parent, name)
  return { name: visible.name, object: visible.grants.object, list: visible.list }
}

async function firstChildren(
  caller: PersonCaller,
  parent: { object: ObjectModel; id: string },
  { name, object, list }: Child,
  params: ChildrenParams,
): Promise<ChildRecords> {
  const below = (paths: readonly string[] = []) =>
    paths
      .map((path) => pathSteps(parent.object, path))
      .filter(([first]) => first?.toLowerCase() === name.toLowerCase())
      .map((steps) => steps.slice(1).join('.'))
  const asked = { fields: below(params.fields), optionalFields: [object.nameField, ...below(params.optionalFields)] }
  const selection = selectionOf(caller.engine.app, caller.grantsOf, object, asked)
  addSystemFields(caller.grantsOf, object, selection)
  const page = await readPage(
    caller,
    {
      object,
      where: { kind: 'compare', path: [list.field], operator: 'eq', value: parent.id },
      words: null,
      selection,
      order: newestFirst,
      scope: relatedListScope(caller, parent.id, list.relatedListId, null, newestFirst),
    },
    { pageSize: params.pageSize },
    limits.relatedListRecordsPageSize,
  )
  const { records, ...rest } = page
  const pages = pageWithUrls(parent.id, list.relatedListId, rest, { ...asked, sortBy: ['-CreatedDate'] })
  return { count: records.length, ...pages, records }
}
