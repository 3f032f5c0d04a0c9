import { camelCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

const support = 'packages/support/src'

/** The folder of an area of the product. */
export const areaFolder = (area: string): string => `${support}/${area}`

type Part = 'objects' | 'access' | 'methods' | 'mails' | 'jobs'

/** Names something in its area, from a file of its folder. An area that is new joins the application. */
export function addToArea(draft: Draft, area: string, part: Part, name: string, file: string): void {
  const path = `${areaFolder(area)}/area.ts`
  if (draft.read(path) === null) createArea(draft, area)
  draft.edit(path, `${name} under ${part}`, (text) => {
    const opening = part === 'methods' ? /\bmethods: \([^)]*\) => \[/ : new RegExp(`\\b${part}: \\[`)
    const property = part === 'methods' ? `methods: () => [${name}]` : `${part}: [${name}]`
    const changed = withEntry(text, opening, name) ?? withEntry(text, /: Area = \{/, property)
    return changed && withImport(changed, name, `./${file}`)
  })
}

function createArea(draft: Draft, area: string): void {
  const name = camelCase(area)
  draft.create(
    `${areaFolder(area)}/area.ts`,
    `import type { Area } from '../area.ts'\n\nexport const ${name}: Area = {}\n`,
  )
  draft.edit(`${support}/app.ts`, `${name} to the list of areas`, (text) => {
    const changed = withEntry(text, /export const areas: readonly Area\[\] = \[/, name)
    return changed && withImport(changed, name, `./${area}/area.ts`)
  })
}

/** The file of an object, by the name of the object in kebab-case: `case` is `cases/case.object.ts`. */
export function objectFile(draft: Draft, thing: string): { area: string; path: string } | null {
  const path = draft.filesIn(support).find((file) => file.endsWith(`/${thing}.object.ts`))
  return path === undefined ? null : { area: path.slice(support.length + 1).split('/')[0] ?? '', path }
}

/** The file of an area that has this declaration; null where none has it. */
export function fileWith(draft: Draft, area: string, declaration: RegExp): string | null {
  return draft.filesIn(areaFolder(area)).find((file) => declaration.test(draft.read(file) ?? '')) ?? null
}

/** @throws Error for a file that defines no object. */
export function apiNameIn(draft: Draft, path: string): string {
  const match = /defineObject\(\{\s+apiName: '(\w+)'/.exec(draft.read(path) ?? '')
  if (!match?.[1]) throw new Error(`${path} defines no object`)
  return match[1]
}
