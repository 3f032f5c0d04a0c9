import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDay, type LegalPage } from 'contract'
import { marked } from 'marked'
import { cleanHtml } from 'platform'

export type LegalPages = {
  /** The versions of each page by its name, the current one first. */
  readonly byName: ReadonlyMap<string, readonly LegalPage[]>
  /**
   * What a person accepts when registering. `versions` joins the versions of terms and privacy notice, as in "2025-03+2025-01";
   * equal versions appear once.
   */
  readonly toAccept: { readonly versions: string; readonly termsHtml: string }
}

export const legalNames = ['terms', 'privacy', 'cookies'] as const

/** The pages that come with the product. */
export const ownLegalFolder = join(import.meta.dirname, '../../legal')

const FILE = new RegExp(`^(${legalNames.join('|')})(?:@([^@]+))?\\.md$`)
/** Each registration stores two versions joined, in a column of limited length. */
const VERSION = /^[A-Za-z0-9.-]{1,9}$/
const HEAD = /^---\n([\s\S]*?)\n---\n/

type LegalFile = { file: string; name: string; isCurrent: boolean; page: Omit<LegalPage, 'versions'> }

/**
 * Reads the Markdown files of a folder: `terms.md`, `privacy.md` and `cookies.md`, and older versions such as `terms@2024-01.md`. Other files
 * are ignored.
 *
 * @throws Error for a missing or invalid file. The message continues the name of the setting: "LEGAL_FOLDER names a folder without terms.md".
 */
export function readLegalPages(folder: string): LegalPages {
  const files = filesOf(folder).flatMap((file) => {
    const [, name, older] = FILE.exec(file) ?? []
    return name === undefined ? [] : [{ file, name, isCurrent: older === undefined, page: pageOf(folder, file, older) }]
  })
  const current = Object.fromEntries(
    legalNames.map((name) => {
      const file = files.find((each) => each.name === name && each.isCurrent)
      if (file === undefined) throw new Error(`names a folder without ${name}.md`)
      return [name, file.page]
    }),
  ) as Record<(typeof legalNames)[number], LegalFile['page']>
  for (const name of legalNames) refuseSameVersions(files.filter((file) => file.name === name))
  return {
    toAccept: {
      versions: [...new Set([current.terms.version, current.privacy.version])].join('+'),
      termsHtml: current.terms.html,
    },
    byName: new Map(
      legalNames.map((name) => {
        const ofName = files.filter((file) => file.name === name).sort(currentThenNewest)
        const versions = ofName.map(({ page }) => page.version)
        return [name, ofName.map(({ page }) => ({ ...page, versions }))]
      }),
    ),
  }
}

/** The page in a version, or the current page if `version` is null; null if it does not exist. */
export function findLegalPage({ byName }: LegalPages, name: string, version: string | null): LegalPage | null {
  const pages = byName.get(name) ?? []
  return (version === null ? pages[0] : pages.find((page) => page.version === version)) ?? null
}

const currentThenNewest = (a: LegalFile, b: LegalFile): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || b.page.effective.localeCompare(a.page.effective)

function refuseSameVersions(files: readonly LegalFile[]): void {
  const taken = new Map<string, string>()
  for (const { file, page } of files) {
    const earlier = taken.get(page.version)
    if (earlier !== undefined) throw new Error(`names a folder in which ${earlier} and ${file} have the same version`)
    taken.set(page.version, file)
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    throw new Error('names a folder that cannot be read')
  }
}

/** @param older - the version in the file name; undefined for the current version. */
function pageOf(folder: string, file: string, older: string | undefined): LegalFile['page'] {
  const wrong = (problem: string): Error => new Error(`names a folder in which ${file} ${problem}`)
  const text = textOf(join(folder, file))
  if (text === null) throw wrong('cannot be read')
  const [head, lines] = HEAD.exec(text) ?? []
  if (head === undefined || lines === undefined) throw wrong('does not begin with its title, version and effective day')
  const fields = Object.fromEntries(lines.split('\n').map((line) => /^(\w+): *(.*?) *$/.exec(line)?.slice(1) ?? []))
  const { title = '', version = '', effective = '' } = fields as Record<string, string>
  if (title === '' || title.length > 100) throw wrong('has no title of at most 100 characters')
  if (!VERSION.test(version)) throw wrong('has no version of at most 9 letters, digits, dots and hyphens')
  if (older !== undefined && older !== version) throw wrong(`has another version than its name, "${version}"`)
  if (!isDay(effective)) throw wrong('has no effective day such as 2025-03-01')
  const html = cleanHtml(marked.parse(text.slice(head.length), { async: false }))
  if (html === null || html.trim() === '') throw wrong(html === null ? 'has too many parts' : 'has no text')
  return { title, version, effective, html }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
