import type { LiveEvent } from 'contract'
import { announce, resync } from '../fetch/changes.ts'
import type { RecordCache } from '../record-cache.ts'
import { adoptPermissionEpoch } from './adopt-permission-epoch.ts'

/** Handles a live event: refetches changed data with subscribers, and expires the rest. Changed permissions reset the cache. */
export function receive(cache: RecordCache, event: LiveEvent): void {
  cache.note?.(`event ${JSON.stringify(event)}`, '')
  if (event.type === 'signed-out') cache.reset()
  else if (event.type === 'resync') resync(cache.engine)
  else if (event.type === 'rights') adoptPermissionEpoch(cache, event.permissionEpoch)
  else if (event.type === 'record') announce(cache.engine, event)
}
