import * as limits from 'contract/limits'
import type { Entry } from './entry.ts'

/** A relationship to an external record is left out: the service cannot read it in one request with the others. */
const EXTERNAL = /__x$/

/**
 * All stored fields of a record, as paths without the object's name: a refetch must request them so that no data is lost. At most five
 * relationships deep; stops at a record that is already on the path.
 */
export function trackedPaths(entry: Entry, levels: number = limits.fieldPathLevels, onTheWay = [entry]): string[] {
  const { layout, pending } = entry
  const known = layout.names.filter((name) => !pending?.has(name))
  return [
    ...known.flatMap((name) => trackedPathsOf(entry, name, levels, onTheWay)),
    ...[...(pending?.values() ?? [])].flat(),
  ]
}

/** The tracked paths under one field. */
export function trackedPathsOf(
  entry: Entry,
  name: string,
  levels: number = limits.fieldPathLevels,
  onTheWay = [entry],
): string[] {
  const child = entry.cell(name)?.entry
  if (child === undefined) {
    // For an empty lookup: the fields that readers wanted below it, so that a later target is complete.
    const wanted = entry.wanted?.get(name)
    return wanted === undefined ? [name] : Array.from(wanted, (path) => `${name}.${path}`)
  }
  if (levels === 1 || EXTERNAL.test(child.apiName) || onTheWay.includes(child)) return []
  return trackedPaths(child, levels - 1, [...onTheWay, child]).map((path) => `${name}.${path}`)
}
