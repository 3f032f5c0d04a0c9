import { messages } from './messages.ts'
import type { PersonAtCase } from './presence-teller.ts'

type Doing = 'answering' | PersonAtCase['activity']

const order = ['answering', 'typing', 'noting', 'looking'] as const satisfies readonly Doing[]

/** For an agent it matters that a colleague answers now: both would. */
function doingOf({ activity, isFromSupport }: PersonAtCase, isAgent: boolean): Doing {
  return isAgent && isFromSupport && activity === 'typing' ? 'answering' : activity
}

/** Who does what, in words, those who type first. */
export function presenceParts(people: readonly PersonAtCase[], isAgent: boolean): { doing: Doing; words: string }[] {
  return order.flatMap((doing) => {
    const names = people.filter((person) => doingOf(person, isAgent) === doing).map(({ name }) => name)
    return names.length === 0 ? [] : [{ doing, words: messages[doing](joined(names), names.length) }]
  })
}

function joined([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first
  return messages.and(first, more.length === 0 ? second : messages.others(more.length + 1))
}
