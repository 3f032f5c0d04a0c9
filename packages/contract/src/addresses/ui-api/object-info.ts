// Written by `npm run generate` from ui-api/object-info.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/object-info.ts'

/**
 * Describes an object: its fields, its record types and the rights of the caller.
 *
 * @returns `ObjectInfo`. Lengths are in characters, precision and scale in digits.
 * @throws NOT_FOUND.
 */
export const getObjectInfo: CallOf<typeof definitions.getObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}`,
}

/**
 * Every object that exists for the caller, with the address of its description.
 *
 * @returns `ObjectInfoDirectory`.
 */
export const getObjectInfoDirectory: CallOf<typeof definitions.getObjectInfoDirectory> = {
  method: 'GET',
  path: `${UI_API}/object-info`,
}

/**
 * Describes several objects; results are in request order, each with its own status.
 *
 * @returns `{ results }`, each result an `ObjectInfo` or a list of `ErrorEntry`.
 * Limits: 200 names.
 * @throws MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getObjectInfos: CallOf<typeof definitions.getObjectInfos> = {
  method: 'GET',
  path: `${UI_API}/object-info/batch/{objectApiNames}`,
}

/**
 * The values of one picklist for a record type.
 *
 * @returns `PicklistValues`. `validFor` contains the numbers of controlling values in `controllerValues`.
 * @throws NOT_FOUND.
 */
export const getPicklistValues: CallOf<typeof definitions.getPicklistValues> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}`,
}

/**
 * The values of every picklist of an object for a record type.
 *
 * @returns `PicklistFieldValues`.
 * @throws NOT_FOUND.
 */
export const getPicklistValuesByRecordType: CallOf<typeof definitions.getPicklistValuesByRecordType> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}`,
}
