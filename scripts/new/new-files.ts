import { actionFiles } from './action-files.ts'
import { endpointFiles } from './endpoint-files.ts'
import { objectFiles } from './object-files.ts'
import { screenFiles } from './screen-files.ts'
import type { ThingFiles } from './thing-files.ts'

const kinds = { object: objectFiles, endpoint: endpointFiles, screen: screenFiles, action: actionFiles }

export const usage = `npm run new -- object [<area>/]<thing>       an object with its access
npm run new -- endpoint [<group>/]<call>     a call of the UI service
npm run new -- screen [<area>/]<name>        a screen of the portal
npm run new -- action [<area>/]<verb-noun>   an action on a record
Names are in kebab-case. Without an area or a group it is what the last word names: escalate-case belongs to cases.`

/**
 * The files of one row of ARCHITECTURE.md, section 5, each with a test that fails until the work is done.
 *
 * @throws Error with the usage when the kind or the name has the wrong form.
 */
export function newFiles(kind: string | undefined, name: string | undefined): ThingFiles {
  const make = Object.entries(kinds).find(([known]) => known === kind)?.[1]
  const parts = (name ?? '').split('/')
  const isKebab = parts.every((part) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(part))
  if (!make || !isKebab || parts.length > 2) throw new Error(usage)
  const [first = '', second] = parts
  return second === undefined ? make(placeOf(first), first) : make(first, second)
}

/** `escalate-case` belongs to `cases`, `product-alert` to `alerts`. */
function placeOf(name: string): string {
  const noun = name.split('-').at(-1) ?? name
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return noun.endsWith('s') ? noun : `${noun}s`
}
