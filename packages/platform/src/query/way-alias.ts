/** The alias of the table at the end of a way; short, because nested ways would pass the length of SQL names. */
export function alias(way: string): string {
  return way === '' ? 't' : `"t.${way.length > 50 ? hash(way) : way}"`
}

function hash(text: string): string {
  let value = 5381
  for (const character of text) value = (value * 33 + (character.codePointAt(0) ?? 0)) >>> 0
  return value.toString(36)
}
