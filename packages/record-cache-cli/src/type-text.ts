/** A member of a type: its name, and its type as text or as nested members. */
export type Member = readonly [name: string, type: string | readonly Member[]]

/** An exported type with a docstring. */
export function typeOf(docstring: string, name: string, members: readonly Member[]): string {
  return `/** ${docstring} */\nexport type ${name} = {\n${lines(members, 1)}}\n`
}

/** Members as lines, indented by `depth` levels. */
export function lines(members: readonly Member[], depth: number): string {
  const indent = '  '.repeat(depth)
  return members
    .map(([name, type]) => {
      const key = quoted(name)
      if (typeof type === 'string') return `${indent}${key}: ${type}\n`
      if (type.length === 0) return `${indent}${key}: {}\n`
      return `${indent}${key}: {\n${lines(type, depth + 1)}${indent}}\n`
    })
    .join('')
}

/** A union of string literals. */
export function literals(values: readonly string[]): string {
  return values.map(literal).join(' | ')
}

/** JSON escapes all that a text in single quotes must, but for these quotes. */
const literal = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The name of a member; one that may be left out ends with a question mark. */
function quoted(name: string): string {
  const plain = name.replace(/\?$/, '')
  return /^[A-Za-z_]\w*$/.test(plain) ? name : `${literal(plain)}${name.slice(plain.length)}`
}
