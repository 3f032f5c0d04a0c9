import { UI_API } from '../call.ts'
import * as calls from '../calls.ts'

/** Every call that the UI service of API v65.0 is specified with, below its base path. */
const specified = `
GET /records/{recordId}
GET /records/batch/{recordIds}
GET /record-ui/{recordIds}
POST /records
PATCH /records/{recordId}
DELETE /records/{recordId}
POST /records/batch
POST /records/content-documents/{contentDocumentId}/content-versions
POST /records/content-documents/content-versions
GET /record-defaults/create/{objectApiName}
GET /record-defaults/template/clone/{recordId}
GET /record-defaults/template/create/{objectApiName}
GET /object-info
GET /object-info/{objectApiName}
GET /object-info/batch/{objectApiNames}
GET /object-info/{objectApiName}/picklist-values/{recordTypeId}
GET /object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}
GET /list-object-info/{objectApiName}
GET /list-ui/{objectApiName}/{listViewApiName}
GET /list-ui/{listViewId}
GET /list-ui/{objectApiName}
POST /list-records/{objectApiName}/{listViewApiName}
GET /list-records/{listViewId}
GET /mru-list-ui/{objectApiName}
GET /mru-list-records/{objectApiName}
GET /list-info/batch
GET /list-info/{objectApiName}
POST /list-info/{objectApiName}
GET /list-info/{objectApiName}/{listViewApiName}
PATCH /list-info/{objectApiName}/{listViewApiName}
DELETE /list-info/{objectApiName}/{listViewApiName}
GET /list-preferences/{objectApiName}/{listViewApiName}
PATCH /list-preferences/{objectApiName}/{listViewApiName}
GET /layout/{objectApiName}
GET /layout/{objectApiName}/user-state
PATCH /layout/{objectApiName}/user-state
GET /path/layout/{objectApiName}
GET /actions/global
GET /actions/layout/{actionApiName}
GET /actions/lookup/{objectApiNames}
GET /actions/object/{objectApiName}/record-create
GET /actions/overrides/{objectApiName}
GET /actions/formula-activation/{actionFeature}
GET /actions/quick-action-info/{actionApiName}
GET /actions/record-defaults/{actionApiName}
GET /actions/record/{recordIds}
GET /actions/record/{recordIds}/record-edit
POST /actions/record/{recordIds}/related-list/batch
POST /actions/record/{recordIds}/related-list/{relatedListId}
GET /actions/record/{recordIds}/related-list-record/{relatedListRecordIds}
POST /actions/perform-quick-action/{actionApiName}
PATCH /actions/perform-quick-action/{actionApiName}
GET /apps
GET /apps/{appId}
GET /nav-items
GET /duplicates/{objectApiName}
POST /predupe
GET /related-list-count/batch/{parentRecordId}/{relatedListNames}
GET /related-list-count/{parentRecordId}/{relatedListId}
GET /related-list-info/batch/{parentObjectApiName}/{relatedListNames}
GET /related-list-info/{parentObjectApiName}
GET /related-list-info/{parentObjectApiName}/{relatedListId}
PATCH /related-list-info/{parentObjectApiName}/{relatedListId}
GET /related-list-preferences/batch/{preferencesIds}
GET /related-list-preferences/{preferencesId}
PATCH /related-list-preferences/{preferencesId}
POST /related-list-records/{parentRecordId}/{relatedListId}
POST /related-list-records/batch/{parentRecordId}
GET /search-info/{objectApiName}/filters
GET /search-info/{objectApiName}/filters/{filterApiName}/options
GET /search-info/{objectApiName}/lookup/{fieldApiName}
POST /search/results
POST /search/results/keyword
POST /lookups/{objectApiName}/{fieldApiName}
GET /record-avatars/batch/{recordIds}
POST /record-avatars/{recordId}/association
GET /services/data/v65.0/connect/communities/{communityId}/seo/properties/{recordId}
GET /lwr/apex/v65.0/{apexClass}/{apexMethod}
POST /lwr/apex/v65.0/{apexClass}/{apexMethod}
`

/** Addresses that the UI service is specified with, as `GET /records/{recordId}`. */
export const specifiedAddresses: readonly string[] = specified.trim().split('\n')

const withoutBase = (path: string): string => (path.startsWith(UI_API) ? path.slice(UI_API.length) : path)

/** The address of every call but those of accounts, by `group.name`. */
export const callAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(calls)
    .filter(([group]) => !['auth', 'session'].includes(group))
    .flatMap(([group, own]) =>
      Object.entries(own).map(([name, { method, path }]) => [`${group}.${name}`, `${method} ${withoutBase(path)}`]),
    ),
)

/** Whether tests of all specified calls leave a call out, because the product added it: its own tests are enough. */
export const isAddedCall = (name: string): boolean => !specifiedAddresses.includes(callAddresses.get(name) ?? '')
