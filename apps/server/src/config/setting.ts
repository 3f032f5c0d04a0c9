/** A setting of the environment: how its text is parsed, and what docs/configuration.md says about it. */
export type Setting<V> = {
  /** Markdown of one table cell, without a full stop. */
  readonly about: string
  /** Markdown: the default as readers see it. */
  readonly shownDefault: string
  /** A value that is accepted. */
  readonly example: string
  /** The first version that reads it. */
  readonly since: string
  readonly whenAbsent: V
  /** @throws Error whose message follows the name of the setting, without a full stop. */
  parse(text: string): V
}

/** `default` describes a default that depends on other settings or is a behaviour; a plain value is shown as it is. */
type Description = { about: string; example: string; since: string; default?: string }

/** An invalid setting; its message is the one line to print. */
export class ConfigError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}.`)
    this.name = 'ConfigError'
  }
}

/** Runs a parser or reader of a setting; an error becomes a ConfigError of that setting. */
export function parseSetting<T>(name: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new ConfigError(name, error instanceof Error ? error.message : String(error))
  }
}

/** A setting with a custom parser. */
export function setting<T, A>(
  { default: text, ...description }: Description,
  whenAbsent: A,
  parse: (text: string) => T,
): Setting<T | A> {
  return { ...description, whenAbsent, parse, shownDefault: text ?? shown(whenAbsent) }
}

function shown(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  return `\`${value}\``
}

export const text = <A extends string | null>(description: Description, whenAbsent: A): Setting<string | A> =>
  setting(description, whenAbsent, (value) => value)

export const list = (description: Description, parseItem = (item: string): string => item) =>
  setting<string[], string[]>(description, [], (value) => itemsOf(value).map(parseItem))

export const itemsOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

export function choice<const T extends string, A extends T | null>(
  description: Description,
  choices: readonly T[],
  whenAbsent: A,
): Setting<T | A> {
  return setting(description, whenAbsent, (value) => {
    const chosen = choices.find((each) => each === value)
    if (chosen === undefined) throw new Error(`must be ${choices.join(' or ')}, not "${value}"`)
    return chosen
  })
}

export function integer<A extends number | null>(
  description: Description,
  { min, max }: { min: number; max: number },
  whenAbsent: A,
): Setting<number | A> {
  return setting(description, whenAbsent, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max))
      throw new Error(`must be a whole number from ${min} to ${max}, not "${value}"`)
    return number
  })
}

/** An address. */
export const url = (description: Description, protocols: readonly string[]): Setting<string | null> =>
  setting(description, null, (value) => urlOf(value, protocols))

/**
 * Accepts an address with one of the protocols. The value may hold a password, so the message never repeats it.
 *
 * @returns the value unchanged.
 */
export function urlOf(value: string, protocols: readonly string[]): string {
  // A PostgreSQL address may name a socket folder instead of a host, which the URL parser does not accept.
  const isAddress = value.startsWith('postgres') || URL.canParse(value)
  if (!isAddress || !protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new Error(`must be an address that starts with ${protocols.join(' or ')}`)
  }
  return value
}
