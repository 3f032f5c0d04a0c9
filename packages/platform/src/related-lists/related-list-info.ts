import { AppError, limits, type RelatedListInfo, type RelatedListSummaries, UI_API } from 'contract'
import { resolveInAnyCase, selectionOf } from '../access/field-paths.ts'
import { recordTypeOf } from '../access/known-record-type.ts'
import { canBeOrdered } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { dataTypeOf } from '../metadata/data-type.ts'
import { operatorsOf } from '../metadata/filter-operators.ts'
import { knownValues } from '../picklists/picklist-values.ts'
import { orderedByOf, type PreferencesParams } from '../preferences/column-preferences.ts'
import { columnLabel } from '../query/column-label.ts'
import { answerItems, type BatchItem } from '../records/batch-item.ts'
import { lookupIdOf, pathSteps } from '../shape/selection.ts'
import { setRelatedListPreferences } from './related-list-preferences.ts'
import { relatedListReferenceOf } from './related-list-reference.ts'
import { type RelatedListOfObject, relatedListOfObject, relatedListState } from './related-list-state.ts'

/** `restrictColumnsToLayout` false shows the requested fields as columns too; absent means true. */
export type RelatedListInfoParams = RequestedFields & {
  recordTypeId?: string | undefined
  restrictColumnsToLayout?: boolean | undefined
}

/** Preferences of a related list that a client sets through its definition. */
export type RelatedListInfoChange = {
  orderedByInfo?: PreferencesParams['orderedBy']
  userPreferences?: PreferencesParams | null | undefined
}

/**
 * The definition of a related list as the caller sees it.
 *
 * @returns columns by their declared names; `fields`, `optionalFields` and `listReference.recordTypeId` as they were sent, because clients
 * use them as keys.
 * @throws AppError `NOT_FOUND` for a parent object, record type or list that does not exist for the caller, `INVALID_FIELD`.
 */
export async function relatedListInfo(
  caller: PersonCaller,
  parentObjectApiName: string,
  relatedListId: string,
  params: RelatedListInfoParams = {},
): Promise<RelatedListInfo> {
  const related = relatedListOfObject(caller, parentObjectApiName, relatedListId)
  checkRecordType(caller, related.parent, params.recordTypeId)
  return describe(caller, related, params)
}

/**
 * Definitions of several related lists of an object: one result for each name, in their order.
 *
 * @throws AppError `NOT_FOUND` for the parent object or the record type; `QUERY_TOO_COMPLICATED`.
 */
export async function relatedListInfos(
  caller: PersonCaller,
  parentObjectApiName: string,
  relatedListIds: readonly string[],
  params: Pick<RelatedListInfoParams, 'recordTypeId'> = {},
): Promise<{ results: BatchItem<RelatedListInfo>[] }> {
  checkRecordType(caller, knownParent(caller, parentObjectApiName), params.recordTypeId)
  if (relatedListIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} lists` })
  }
  return {
    results: await answerItems(relatedListIds, (id) => relatedListInfo(caller, parentObjectApiName, id, params)),
  }
}

/**
 * The related lists of an object that exist for the caller.
 *
 * @throws AppError `NOT_FOUND`.
 */
export function relatedListSummaries(
  caller: PersonCaller,
  parentObjectApiName: string,
  { recordTypeId }: Pick<RelatedListInfoParams, 'recordTypeId'> = {},
): RelatedListSummaries {
  const parent = knownParent(caller, parentObjectApiName)
  const type = checkRecordType(caller, parent, recordTypeId)
  const relatedLists = [...parent.ownRelatedLists.values()]
    .filter(({ child, list }) => caller.grantsOf(child)?.readable.has(list.field))
    .map(({ child: childName, list }) => {
      const child = caller.engine.app.required(childName)
      const summary = {
        entityLabel: child.label,
        entityPluralLabel: child.labelPlural,
        fieldApiName: list.field,
        keyPrefix: child.keyPrefix,
        label: list.label,
        objectApiName: child.apiName,
        parentFieldApiName: 'Id',
        relatedListId: list.relatedListId,
        relatedListInfoUrl: `${UI_API}/related-list-info/${parent.apiName}/${list.relatedListId}`,
        themeInfo: child.theme ? { ...child.theme } : null,
        uiApiEnabledLayout: true,
      }
      return { ...summary, eTag: eTagOf(summary) }
    })
  const body = { parentObjectApiName: parent.apiName, parentRecordTypeId: type, relatedLists }
  return { ...body, eTag: eTagOf(body) }
}

/**
 * Sets the order and the columns of a related list for the caller.
 *
 * @throws AppError as `relatedListInfo` does, and the errors of `changedPreferences`.
 */
export async function updateRelatedListInfo(
  caller: PersonCaller,
  parentObjectApiName: string,
  relatedListId: string,
  { orderedByInfo, userPreferences }: RelatedListInfoChange,
  params: Pick<RelatedListInfoParams, 'recordTypeId'> = {},
): Promise<RelatedListInfo> {
  const related = relatedListOfObject(caller, parentObjectApiName, relatedListId)
  checkRecordType(caller, related.parent, params.recordTypeId)
  const orderedBy = orderedByInfo ?? userPreferences?.orderedBy
  await setRelatedListPreferences(caller, related, { ...userPreferences, orderedBy })
  return describe(caller, related, params)
}

async function describe(
  caller: PersonCaller,
  related: RelatedListOfObject,
  params: RelatedListInfoParams,
): Promise<RelatedListInfo> {
  const { app } = caller.engine
  const { parent, child, list } = related
  const { fields = [], optionalFields = [], restrictColumnsToLayout = true } = params
  selectionOf(app, caller.grantsOf, child, { fields, optionalFields })
  const grants = caller.grantsOf(child.apiName)
  const preferences = await relatedListState(caller, related)
  const more = restrictColumnsToLayout ? [] : [...fields, ...optionalFields]
  const body = {
    cloneable: false,
    createable: grants?.held.some((grant) => grant.create.size > 0) ?? false,
    deletable: grants?.held.some((grant) => grant.delete) ?? false,
    displayColumns: columnsOf(caller, child, [...list.columns, ...more]),
    fieldApiName: list.field,
    fields: [...fields],
    filterable: true,
    filteredByInfo: [],
    filterLogicString: '',
    label: list.label,
    listReference: relatedListReferenceOf(parent.apiName, list.relatedListId, { recordTypeId: params.recordTypeId }),
    objectApiNames: [child.apiName],
    optionalFields: [...optionalFields],
    orderedByInfo: orderedByOf(caller, child, preferences.orderedBy ?? list.orderBy),
    restrictColumnsToLayout,
    updateable: grants?.held.some((grant) => grant.write.size > 0) ?? false,
    userPreferences: { ...preferences, orderedBy: orderedByOf(caller, child, preferences.orderedBy ?? []) },
    visibility: 'Public',
    visibilityEditable: false,
  }
  return { ...body, eTag: eTagOf(body) }
}

function columnsOf(
  caller: PersonCaller,
  child: ObjectModel,
  names: readonly string[],
): RelatedListInfo['displayColumns'] {
  const { engine, grantsOf } = caller
  const paths = names
    .map((name) => resolveInAnyCase(engine.app, grantsOf, child, pathSteps(child, name))?.steps)
    .filter((steps) => steps !== undefined)
  const unique = new Map(paths.map((steps) => [steps.join('.'), steps]))
  return [...unique].flatMap(([name, steps]) => {
    const end = resolveInAnyCase(engine.app, grantsOf, child, steps)
    const field = end?.object.fields.get(end.field)
    if (!field) return []
    const [operator = null] = operatorsOf(field)
    const { type } = field
    return {
      dataType: dataTypeOf(field).toLowerCase(),
      fieldApiName: name,
      filterable: operator !== null,
      label: columnLabel(engine.app, child, name),
      lookupId: lookupIdOf(child, steps),
      picklistValues: type === 'picklist' ? knownValues(caller, field).map(({ value }) => value) : null,
      quickFilterOperator: operator,
      sortable: canBeOrdered(engine.app, grantsOf, child, steps),
    }
  })
}

function knownParent(caller: PersonCaller, parentObjectApiName: string): ObjectModel {
  const parent = caller.grantsOf(parentObjectApiName)?.object
  if (!parent) throw new AppError('NOT_FOUND')
  return parent
}

/** The id of the requested record type, or of the master. */
function checkRecordType({ principal }: PersonCaller, parent: ObjectModel, recordTypeId: string | undefined): string {
  const type = recordTypeOf(parent, recordTypeId, principal)
  if (!type) throw new AppError('NOT_FOUND')
  return type.id
}
