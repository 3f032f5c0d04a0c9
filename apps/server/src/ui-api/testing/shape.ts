/** What an answer looks like: exactly these keys, and further shapes below some of them. */
export type Shape = {
  /** Names of properties, parted by blanks. */
  readonly keys: string
  /**
   * Shapes by the name of their property: `name` an object, `name?` an object where it is one, `name[]` each entry of a list
   * and `name.*` each value of a map. Lists and maps must hold something, except with a `?` behind them.
   */
  readonly below?: () => Readonly<Record<string, Shape>>
}

/** Where a value differs from a shape; empty when it does not. */
export function differences(value: unknown, shape: Shape, place = ''): string[] {
  if (!isObject(value)) return [`${place} is no object`]
  const wanted = shape.keys.trim().split(/\s+/)
  const result = Object.keys(value)
  return [
    ...wanted.filter((key) => !result.includes(key)).map((key) => `${place}.${key} is missing`),
    ...result.filter((key) => !wanted.includes(key)).map((key) => `${place}.${key} is not specified`),
    ...Object.entries(shape.below?.() ?? {}).flatMap(([under, inner]) => below(value, under, inner, place)),
  ]
}

function below(value: Record<string, unknown>, under: string, shape: Shape, place: string): string[] {
  const [, name = '', kind = '', mayLack] = /^(\w+)(\[\]|\.\*)?(\?)?$/.exec(under) ?? []
  const inner = value[name]
  const here = `${place}.${name}`
  if (kind === '') return mayLack && !isObject(inner) ? [] : differences(inner, shape, here)
  const members = kind === '[]' && !Array.isArray(inner) ? null : isObject(inner) ? Object.entries(inner) : null
  if (members === null) return [`${here} is no ${kind === '[]' ? 'list' : 'map'}`]
  if (members.length === 0) return mayLack ? [] : [`${here} is empty`]
  return members.flatMap(([key, member]) => differences(member, shape, `${here}.${key}`))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
