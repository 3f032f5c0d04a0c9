import { AppError } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'

const ONLY_CONFIGURATION = 'Default'

/**
 * An object in which the caller can search.
 *
 * @throws AppError `NOT_FOUND` when it does not exist for the caller or has no text to search.
 */
export function searchedObject(caller: PersonCaller, objectApiName: string): ObjectModel {
  const object = caller.grantsOf(objectApiName)?.object
  if (!object?.search) throw new AppError('NOT_FOUND')
  return object
}

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a search configuration that does not exist. */
export function configurationNamed(name: string | null | undefined): string {
  if (typeof name === 'string' && name.toLowerCase() !== ONLY_CONFIGURATION.toLowerCase()) {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'configurationName' })
  }
  return ONLY_CONFIGURATION
}
