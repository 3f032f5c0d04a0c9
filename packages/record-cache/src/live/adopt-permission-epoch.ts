import type { RecordCache } from '../record-cache.ts'

/**
 * Sets the permission epoch of later answers (`user.permissionEpoch` of the session). If it differs from the last one, the cache is reset,
 * so that records which the user may no longer see are removed.
 *
 * @returns whether everything was emptied.
 */
export function adoptPermissionEpoch(cache: RecordCache, permissionEpoch: number): boolean {
  const { engine } = cache
  const isOther = (engine.permissionEpoch ?? permissionEpoch) !== permissionEpoch
  cache.note?.(`permission epoch ${permissionEpoch}`, isOther ? 'emptied' : '')
  if (isOther) cache.reset()
  engine.permissionEpoch = permissionEpoch
  return isOther
}
