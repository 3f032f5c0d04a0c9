import { limits } from 'contract'
import type { Entry } from './entry.ts'

/** A relationship to an external record is left out: the service cannot ask for it beside the others. */
const EXTERNAL = /__x$/

/**
 * Everything the store holds of a record, as sorted paths without the object's name: what must be asked again so that nothing known
 * is lost. Goes at most five relationships deep and stops at a record that is already on the way.
 */
export function trackedPaths(entry: Entry, levels: number = limits.fieldPathLevels): string[] {
  const paths: string[] = []
  collect(entry, '', levels, [entry], paths)
  return paths.sort()
}

/** The tracked paths under one field. */
export function trackedPathsOf(entry: Entry, name: string): string[] {
  const paths: string[] = []
  collectField(entry, name, '', limits.fieldPathLevels, [entry], paths)
  return paths
}

function collect(entry: Entry, prefix: string, levels: number, onTheWay: readonly Entry[], paths: string[]): void {
  for (const name of entry.layout.names) {
    if (!entry.pending?.has(name)) collectField(entry, name, prefix, levels, onTheWay, paths)
  }
  for (const asked of entry.pending?.values() ?? []) for (const path of asked) paths.push(prefix + path)
}

function collectField(
  entry: Entry,
  name: string,
  prefix: string,
  levels: number,
  onTheWay: readonly Entry[],
  paths: string[],
): void {
  const cell = entry.cell(name)
  const path = prefix + name
  if (cell?.entry !== undefined) {
    const isOpen = levels > 1 && !EXTERNAL.test(cell.entry.apiName) && !onTheWay.includes(cell.entry)
    if (isOpen) collect(cell.entry, `${path}.`, levels - 1, [...onTheWay, cell.entry], paths)
    return
  }
  const wanted = entry.wanted?.get(name)
  // A lookup without a record: what readers wanted of it, so that a record that comes later is complete.
  if (wanted !== undefined) for (const below of wanted) paths.push(`${path}.${below}`)
  else paths.push(path)
}
