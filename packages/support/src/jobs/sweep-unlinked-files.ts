import type { Platform } from 'platform'

const KEPT_MS = 24 * 3_600_000

/**
 * Removes files that were uploaded more than a day ago and attached to nothing since, and uploads that were begun then.
 *
 * @param now - ISO 8601.
 */
export async function sweepUnlinkedFiles(platform: Pick<Platform, 'asSystem'>, now: string): Promise<void> {
  const olderThan = new Date(Date.parse(now) - KEPT_MS).toISOString()
  await platform.asSystem('sweep files that are attached to nothing').sweepUnlinked(olderThan)
}
