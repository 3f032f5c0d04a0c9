import { AppError, type ChildRecords, limits } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import { readPage } from '../records/read-page.ts'
import { pathSteps } from '../shape/selection.ts'

/** The children that are asked of a record, and the fields asked of them by paths such as `Loans__r.Status__c`. */
export type ChildrenParams = RequestedFields & {
  childRelationships: readonly string[]
  pageSize?: number | undefined
}

type Child = { name: string; object: ObjectModel; field: FieldModel }

/**
 * The first children of a record by the names of their relationships, newest first. Further ones are read by related lists.
 *
 * @throws AppError `INVALID_FIELD` for a relationship or field that does not exist for the caller, `QUERY_TOO_COMPLICATED`,
 * `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export async function childRecords(
  caller: PersonCaller,
  parent: { object: ObjectModel; id: string },
  asked: ChildrenParams,
): Promise<Record<string, ChildRecords>> {
  const names = childNames(parent.object, asked.childRelationships)
  const children = names.map((name) => childOf(caller, parent.object, name))
  const found: Record<string, ChildRecords> = {}
  for (const child of children) found[child.name] = await firstChildren(caller, parent, child, asked)
  return found
}

/** Names of relationships without the name of the object, each once. @throws AppError `QUERY_TOO_COMPLICATED`. */
export function childNames(object: ObjectModel, asked: readonly string[]): string[] {
  const names = [...new Set(asked.map((name) => pathSteps(object, name).join('.')))]
  if (names.length > limits.childRelationshipsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', {
      reason: `more than ${limits.childRelationshipsPerRequest} child relationships`,
    })
  }
  return names
}

function childOf({ engine, grantsOf }: PersonCaller, parent: ObjectModel, name: string): Child {
  const found = parent.childLookups.find(({ field }) => field.childRelationshipName === name)
  if (!found || !grantsOf(found.object)?.readable.has(found.field.apiName)) throw unknownField(parent, name)
  return { name, object: engine.app.required(found.object), field: found.field }
}

async function firstChildren(
  caller: PersonCaller,
  parent: { object: ObjectModel; id: string },
  { name, object, field }: Child,
  asked: ChildrenParams,
): Promise<ChildRecords> {
  const below = (paths: readonly string[] = []) =>
    paths
      .map((path) => pathSteps(parent.object, path))
      .filter(([first]) => first === name)
      .map((steps) => steps.slice(1).join('.'))
  const selection = selectionOf(caller.engine.app, caller.grantsOf, object, {
    fields: below(asked.fields),
    optionalFields: [object.nameField, ...below(asked.optionalFields)],
  })
  for (const system of systemFieldNames) selection.fields.add(system)
  const page = await readPage(
    caller,
    {
      object,
      where: { kind: 'compare', path: [field.apiName], operator: 'eq', value: parent.id },
      words: null,
      selection,
      order: [{ path: ['CreatedDate'], descending: true }],
      scope: { userId: caller.principal.userId, list: `${parent.id}/${name}`, query: '' },
    },
    { pageSize: asked.pageSize },
    limits.relatedListRecordsPageSize,
  )
  const { records, pageSize, currentPageToken } = page
  return {
    count: records.length,
    currentPageToken,
    currentPageUrl: null,
    nextPageToken: null,
    nextPageUrl: null,
    pageSize,
    previousPageToken: null,
    previousPageUrl: null,
    records,
  }
}
