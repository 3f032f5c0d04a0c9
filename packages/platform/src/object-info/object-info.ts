import { AppError, MASTER_RECORD_TYPE_ID, type ObjectInfo, type RecordTypeInfo } from 'contract'
import type { Grants } from '../access/grants.ts'
import { isKnownField } from '../access/known-field.ts'
import { isKnownTo } from '../access/known-to.ts'
import { eTagOf } from '../e-tag.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RecordTypeDefinition } from '../metadata/object.ts'
import { objectField, visibleController } from './object-field.ts'

/**
 * Describes an object to a caller: what the caller may read, set and do, and nothing else.
 *
 * @throws AppError `NOT_FOUND`, also for an object that exists but not for the caller.
 */
export function objectInfo(caller: Caller, objectApiName: string): ObjectInfo {
  const grants = caller.grantsOf(objectApiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const { object, held } = grants
  const fields = [...object.fields.values()].filter((field) => isKnownField(grants, field.apiName))
  const body = {
    apiName: object.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationships(caller, object),
    compactLayoutable: object.layouts?.some((layout) => layout.layoutType === 'Compact') ?? false,
    createable: held.some((grant) => grant.create.size > 0),
    custom: object.custom ?? false,
    defaultRecordTypeId: recordTypesOf(caller, object).find((type) => type.isDefault)?.id ?? MASTER_RECORD_TYPE_ID,
    deletable: held.some((grant) => grant.delete),
    dependentFields: dependentFields(caller, grants),
    feedEnabled: false,
    fields: Object.fromEntries(fields.map((field) => [field.apiName, objectField(caller, object, field)])),
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: (object.layouts?.length ?? 0) > 0,
    mruEnabled: object.mru ?? false,
    nameFields: nameFields(grants),
    queryable: true,
    recordTypeInfos: recordTypeInfos(caller, object),
    searchable: object.search !== undefined,
    searchLayoutable: object.search !== undefined,
    themeInfo: object.theme ? { ...object.theme } : null,
    updateable: held.some((grant) => grant.write.size > 0),
  }
  return { ...body, eTag: eTagOf(body) }
}

/** The lookups to the object that name the relationship from its side. */
function childRelationships(caller: Caller, object: ObjectModel): ObjectInfo['childRelationships'] {
  return object.childLookups
    .filter(({ object: child, field }) => caller.grantsOf(child)?.readable.has(field.apiName))
    .flatMap(({ object: child, field: { apiName, childRelationshipName } }) =>
      childRelationshipName === undefined
        ? []
        : [
            {
              childObjectApiName: child,
              fieldName: apiName,
              junctionIdListNames: [],
              junctionReferenceTo: [],
              relationshipName: childRelationshipName,
            },
          ],
    )
}

/** Controlling fields, each with the fields whose values it decides. */
function dependentFields(caller: Caller, grants: Grants): ObjectInfo['dependentFields'] {
  const tree: Record<string, Record<string, Record<string, never>>> = {}
  for (const field of grants.object.fields.values()) {
    const controller = visibleController(caller, grants.object, field)
    if (controller === null || !isKnownField(grants, field.apiName)) continue
    tree[controller] = { ...tree[controller], [field.apiName]: {} }
  }
  return tree
}

/** The field that names a record, if the caller can read it. */
export const nameFields = ({ object, readable }: Grants): string[] =>
  readable.has(object.nameField) ? [object.nameField] : []

function recordTypesOf({ principal }: Caller, object: ObjectModel): RecordTypeDefinition[] {
  return (object.recordTypes ?? []).filter((type) => isKnownTo(principal, type))
}

/** Every record type that the caller knows, and the master, by id. */
function recordTypeInfos(caller: Caller, object: ObjectModel): Record<string, RecordTypeInfo> {
  const types = recordTypesOf(caller, object)
  const own = types.map((type) => ({
    available: true,
    defaultRecordTypeMapping: type.isDefault ?? false,
    master: false,
    name: type.label,
    recordTypeId: type.id,
  }))
  const master = {
    available: true,
    defaultRecordTypeMapping: !types.some((type) => type.isDefault),
    master: true,
    name: 'Master',
    recordTypeId: MASTER_RECORD_TYPE_ID,
  }
  return Object.fromEntries([...own, master].map((info) => [info.recordTypeId, info]))
}
