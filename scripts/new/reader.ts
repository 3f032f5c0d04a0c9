import { supportApp } from 'support'

/** The person of the small world who stands for a profile in generated tests: agents where they see an object, else the first who do. */
const people: Readonly<Record<string, string>> = {
  Agent: 'jonas',
  AccountAdmin: 'theo',
  Customer: 'mara',
  Author: 'priya',
}

/** The profile for which something of an object is generated. */
export function profileOf(object: string): string {
  const access = supportApp.access.find((each) => each.object === object)
  const profiles = Object.keys(access?.profiles ?? {})
  return Object.keys(people).find((each) => profiles.includes(each)) ?? 'Agent'
}

export const personOf = (profile: string): string => people[profile] ?? 'jonas'
