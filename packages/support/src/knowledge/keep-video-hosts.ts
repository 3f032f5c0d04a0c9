import { AppError } from 'contract'
import type { Change, ObjectDefinition } from 'platform'
import { isVideoAddress } from './is-video-address.ts'

/**
 * Adds to the rules of articles and their versions that the address of a video is on one of these hosts; other objects stay unchanged.
 * What an article had before stays when its other fields change.
 */
export function keepVideoHosts(object: ObjectDefinition, hosts: readonly string[]): ObjectDefinition {
  const field = object.fields.Download_URL__c
  if (!field) return object
  const check = (change: Change): void => {
    const address = change.value('Download_URL__c')
    if (change.principal === null || !change.isChanged('Download_URL__c') || typeof address !== 'string') return
    if (isVideoAddress(address, hosts)) return
    throw new AppError('INVALID_VALUE', { label: field.label }, { field: 'Download_URL__c' })
  }
  const rules = object.rules ?? {}
  return {
    ...object,
    rules: {
      ...rules,
      beforeCreate: async (change) => {
        check(change)
        await rules.beforeCreate?.(change)
      },
      beforeUpdate: async (change) => {
        check(change)
        await rules.beforeUpdate?.(change)
      },
    },
  }
}
