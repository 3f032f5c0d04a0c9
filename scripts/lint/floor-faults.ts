import { dirname, join } from 'node:path/posix'
import type { Import } from './find-imports.ts'
import type { rooms, testingOnly, Workspace, workspaces } from './floors.ts'

export interface Source {
  /** From the root of the repository, with `/`. */
  readonly path: string
  readonly imports: readonly Import[]
}

export interface Floors {
  readonly workspaces: typeof workspaces
  readonly testingOnly: { readonly [Part in keyof typeof testingOnly]: readonly string[] }
  readonly rooms: typeof rooms
}

/** Every import that the floors forbid, every file without a floor, and every workspace whose folders have none, as one line each. */
export function floorFaults(sources: readonly Source[], floors: Floors): string[] {
  const inside = Object.entries(floors.rooms).map(([folder, listed]) => insideRule(folder, listed))
  const isForTests = (path: string) =>
    isTestFile(path) || floors.testingOnly.folders.some((folder) => path.startsWith(`${folder}/`))

  const faults = sources.flatMap(({ path, imports }) => {
    const workspace = floors.workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
    if (workspace === undefined) return [`${path}: its workspace is missing in scripts/lint/floors.ts.`]
    const isTest = isForTests(path)
    const mayImportUp = isTestFile(path)
    const unplaced = mayImportUp ? [] : inside.flatMap((rule) => rule.placeFault(path) ?? [])
    const faults = imports.flatMap(({ specifier, line }) => {
      const fault = specifier.startsWith('.')
        ? pathFault(join(dirname(path), specifier))
        : moduleFault(specifier, isTest, workspace, floors)
      return fault === undefined ? [] : [`${path}:${line}: imports ${specifier}. ${fault}`]
    })
    return [...unplaced, ...faults]

    function pathFault(target: string): string | undefined {
      if (!target.startsWith(`${workspace?.folder}/`))
        return 'Another workspace is imported by its name, not by a path.'
      if (isForTests(target) && !isTest) return 'Only tests import this file.'
      return inside
        .map((rule) => rule.importFault(path, target, { mayImportUp, mayImportAcross: isTestFile(target) }))
        .find((fault) => fault !== undefined)
    }
  })
  return [...foldersWithoutFloors(sources, floors), ...faults]
}

const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$|\/testing(\/|\.ts$)/.test(path)

/** One line for each workspace that has folders, but no entry in the table of rooms. */
function foldersWithoutFloors(sources: readonly Source[], { workspaces, rooms }: Floors): string[] {
  const hasFolders = (place: string) =>
    sources.some(({ path }) => path.startsWith(`${place}/`) && path.slice(place.length + 1).includes('/'))
  return workspaces.flatMap(({ folder }) => {
    const inSrc = `${folder}/src`
    const place = sources.some(({ path }) => path.startsWith(`${inSrc}/`)) ? inSrc : folder
    return hasFolders(place) && rooms[place] === undefined
      ? [`${place}: its folders have no floors. Add them to scripts/lint/floors.ts.`]
      : []
  })
}

function moduleFault(module: string, isTest: boolean, workspace: Workspace, floors: Floors): string | undefined {
  const forbidden = workspace.never?.find((name) => isModule(module, name))
  if (forbidden !== undefined && !(forbidden === 'node:*' && isTest)) return workspace.because
  const imported = floors.workspaces.find((each) => isModule(module, nameOf(each)))
  if (imported !== undefined && imported !== workspace && !workspace.imports.includes(nameOf(imported)))
    return `${workspace.because} It may import ${workspace.imports.join(', ') || 'no workspace'}.`
  const isTestingEntry = floors.testingOnly.entries.some((name) => isModule(module, name))
  return isTestingEntry && !isTest ? 'Only tests import this entry.' : undefined
}

const nameOf = ({ folder }: Workspace): string => folder.slice(folder.lastIndexOf('/') + 1)

const isModule = (module: string, name: string): boolean =>
  name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name || module.startsWith(`${name}/`)

interface InsideRule {
  placeFault(path: string): string | undefined
  importFault(path: string, target: string, rights: Rights): string | undefined
}

interface Rights {
  readonly mayImportUp: boolean
  readonly mayImportAcross: boolean
}

/** The floors of one folder, or of each folder that its pattern names. */
function insideRule(folder: string, floors: readonly string[]): InsideRule {
  const inFolder = new RegExp(`^(${pattern(folder)})/(.+)$`)
  const isOpen = floors.at(-1) === '…'
  const allPlaced = floors.flatMap((floor, index) =>
    floor
      .split(' ')
      .map((room) => ({ index, room, path: new RegExp(`^(${room.split('+').map(pattern).join('|')})(/|$)`) })),
  )

  // A name before a pattern: `*` is what no floor names.
  const placed = [false, true].flatMap((isPattern) => allPlaced.filter(({ room }) => (room === '*') === isPattern))

  const locate = (path: string) => {
    const [, place, below] = inFolder.exec(path) ?? []
    if (place === undefined || below === undefined) return undefined
    const withoutEnding = below.replace(/(\.db)?(\.test|\.spec)?\.[a-z]+$/, '')
    for (const { index, room, path } of placed) {
      const [, name] = path.exec(withoutEnding) ?? []
      if (name !== undefined) return { place, index, name: room.includes('+') ? room : name }
    }
    return { place, index: undefined, name: undefined }
  }

  return {
    placeFault(path) {
      const from = locate(path)
      if (from === undefined || from.name !== undefined || isOpen) return undefined
      return `${path}: has no floor in ${folder}. Add it to scripts/lint/floors.ts.`
    },
    importFault(path, target, { mayImportUp, mayImportAcross }) {
      const from = locate(path)
      const to = locate(target)
      if (from?.name === undefined || to?.name === undefined) return undefined
      if (from.place !== to.place || from.name === to.name) return undefined
      if (from.index === to.index && !mayImportAcross)
        return `${from.name} and ${to.name} are on the same floor of ${from.place}: move what both need to a lower floor.`
      if (from.index > to.index && !mayImportUp)
        return `${from.name} is below ${to.name} in ${from.place}: imports must point to a lower floor.`
      return undefined
    },
  }
}

const pattern = (name: string): string => name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
