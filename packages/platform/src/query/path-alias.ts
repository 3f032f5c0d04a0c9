/** The alias of the table at the end of a relationship path. It is short, because a long path would exceed the length of SQL names. */
export function alias(relationshipPath: string): string {
  return relationshipPath === ''
    ? 't'
    : `"t.${relationshipPath.length > 50 ? hash(relationshipPath) : relationshipPath}"`
}

function hash(text: string): string {
  let value = 5381
  for (const character of text) value = (value * 33 + (character.codePointAt(0) ?? 0)) >>> 0
  return value.toString(36)
}
