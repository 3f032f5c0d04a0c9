import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionDefinition } from 'platform'
import { describe, expect, it } from 'vitest'
import { areas, supportApp } from './app.ts'

// docs/administration.md says who creates, reads, changes and ends what administrators keep: its table is compared with the definitions.

const root = join(import.meta.dirname, '..', '..', '..')
const lines = readFileSync(join(root, 'docs', 'administration.md'), 'utf8').split('\n')
const table = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ').map(cleaned))
const [, ...rows] = table

function cleaned(cell: string): string {
  return cell.replace(/^\| | \|$/g, '').trim()
}

const commands: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const actions = new Map<string, ActionDefinition>(
  [...(supportApp.actions ?? []), ...supportApp.objects.flatMap(({ actions = [] }) => actions)].map((action) => [
    action.apiName,
    action,
  ]),
)
const tasks = new Set(areas.flatMap(({ jobs = [], mails = [] }) => [...jobs, ...mails]).map(({ task }) => task))

const roles = {
  agent: 'Agent',
  'account admin': 'AccountAdmin',
  administrator: 'Administrator',
  author: 'Author',
} as const

/** The actions of a cell with the profiles that its words name: `agent, administrator: X, Y; account admin: Z`. */
function actionsIn(cell: string): { name: string; profiles: string[] }[] {
  return cell.split(';').flatMap((clause) => {
    const named = Object.entries(roles).flatMap(([word, profile]) =>
      new RegExp(String.raw`\b${word}s?\b`).test(clause.replaceAll(/`[^`]*`/g, '')) ? [profile] : [],
    )
    return codesIn(clause).flatMap((name) => (actions.has(name) ? [{ name, profiles: named }] : []))
  })
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const offeredTo = (name: string): string[] => [
  ...new Set((actions.get(name)?.offeredTo ?? []).flatMap(({ profiles }) => profiles)),
]

/** Objects that administrators create, change or end for others, by a grant or by an action; all people keep personal settings. */
const kept = supportApp.objects
  .map(({ apiName }) => apiName)
  .filter((apiName) => {
    const grants = areas
      .flatMap(({ access = [] }) => access)
      .filter(({ object }) => object === apiName)
      .flatMap(({ profiles }) => profiles.Administrator ?? [])
    const isOwn = ({ rows }: (typeof grants)[number]) => Object.values(rows).some((value) => typeof value === 'object')
    const isGranted = grants.some((grant) => !isOwn(grant) && (grant.create || grant.write || grant.delete))
    const isActed = [...actions.values()].some(
      (action) =>
        (action.targetObject ?? action.apiName.split('.')[0]) === apiName &&
        action.offeredTo.some(({ profiles }) => profiles.includes('Administrator')),
    )
    return isGranted || isActed
  })

describe('the table of what administrators keep', () => {
  it('has a row for every object that they create, change or end', () => {
    const named = rows.map(([first = '']) => first)
    expect(kept.filter((object) => !named.some((cell) => new RegExp(String.raw`^${object}\b`).test(cell)))).toEqual([])
    expect(kept.length).toBeGreaterThan(10)
  })

  it.each(rows)('names a way without SQL in each cell: %s', (...cells) => {
    expect(cells).toHaveLength(5)
    for (const cell of cells) {
      expect(cell).not.toBe('')
      expect(cell).not.toMatch(/SQL/)
    }
  })

  it.each(rows)('names actions, jobs and commands that exist: %s', (_, ...cells) => {
    for (const cell of cells) {
      for (const code of codesIn(cell)) {
        const command = /^npm run ([\w:-]+)/.exec(code)?.[1]
        const isKnown = command === undefined ? actions.has(code) || tasks.has(code) : command in commands
        expect([code, isKnown]).toEqual([code, true])
      }
    }
  })

  it('names all profiles to which its actions are offered, and no others', () => {
    const named = new Map<string, Set<string>>()
    for (const { name, profiles } of rows.flat().flatMap(actionsIn)) {
      named.set(name, new Set([...(named.get(name) ?? []), ...profiles]))
    }
    const listed = [...named].map(([name, profiles]) => [name, ...[...profiles].toSorted()])
    expect(listed).toEqual([...named.keys()].map((name) => [name, ...offeredTo(name).toSorted()]))
  })

  it.each(kept)('says whether administrators and agents read it: %s', (object) => {
    const reading = rows.find(([first = '']) => first.startsWith(object))?.[2] ?? ''
    const access = areas.flatMap(({ access = [] }) => access).find((each) => each.object === object)
    for (const [word, profile] of [
      ['administrators', 'Administrator'],
      ['agents', 'Agent'],
    ] as const) {
      const isRead = (access?.profiles[profile] ?? []).length > 0
      const isNamed = reading.includes(word) || reading === 'all'
      expect([object, profile, isNamed]).toEqual([object, profile, isRead])
    }
  })
})
