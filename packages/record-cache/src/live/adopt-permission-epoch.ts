import type { RecordCache } from '../record-cache.ts'

/**
 * Says under which rights answers come from now on (`user.permissionEpoch` of the session). Other rights than before empty everything,
 * as `reset` does: who was allowed more must not read on from what is left.
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
