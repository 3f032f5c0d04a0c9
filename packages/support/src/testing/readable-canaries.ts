import { expectedOf, fieldsOf, namesOf } from './expectation.ts'
import { CANARY } from './filled-record.ts'
import type { SupportWorld, WorldActor } from './support-world.ts'
import { worldApp } from './world-app.ts'

/** The canaries in a text, in lower case. */
export const canariesIn = (text: string): string[] =>
  text.toLowerCase().match(new RegExp(`${CANARY}[a-z0-9]+`, 'g')) ?? []

/** The canaries that an actor may read by the table of expected access. */
export function readableCanaries(world: Pick<SupportWorld, 'principalOf' | 'rows'>, person: WorldActor): Set<string> {
  const actor = { person, principal: world.principalOf(person) }
  return new Set(
    world.rows.flatMap((row) => {
      const object = worldApp.objects.find(({ apiName }) => apiName === row.object)
      if (!object) throw new Error(`No object ${row.object}`)
      const fields = fieldsOf(expectedOf(row.object, actor).see, object, row, actor) ?? []
      return [...fields].flatMap((name) => canariesIn(String(row.record[name] ?? '')))
    }),
  )
}

/** Names of objects and fields that an actor may read or write by the table of expected access. */
export function knownNames(world: Pick<SupportWorld, 'principalOf'>, person: WorldActor): Set<string> {
  const actor = { person, principal: world.principalOf(person) }
  return new Set(
    worldApp.objects.flatMap((object) => {
      const { see, update = [], create } = expectedOf(object.apiName, actor)
      const lines = [...see, ...update].map(({ fields }) => fields).concat(create ?? [])
      return see.length === 0 ? [] : [object.apiName, ...lines.flatMap((fields) => namesOf(fields, object))]
    }),
  )
}
