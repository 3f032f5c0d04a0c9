import { errorCatalogue } from 'contract'
import { canariesIn } from 'support/testing'

/** More statements than the largest request there may be, of 200 writes with all that follows them, can need. */
const MOST_STATEMENTS = 8_000

type Answered = { status: number; code: string | null; statements?: readonly string[]; error: unknown }

/** The fault of an outcome of any request; null when there is none. */
export function faultOf({ status, code, statements = [], error }: Answered): string | null {
  if (error !== null) return `an error of ours: ${error instanceof Error ? error.stack : String(error)}`
  if (status < 200 || status >= 500) return `status ${status}`
  if (statements.length > MOST_STATEMENTS) return `${statements.length} statements`
  if (status < 400) return null
  const known: Readonly<Record<string, readonly [number, string]>> = errorCatalogue
  const entry = code !== null && Object.hasOwn(known, code) ? known[code] : undefined
  return entry?.[0] === status ? null : `status ${status} with code ${code}`
}

/** The code of an error in any of the three shapes that errors have; null for any other body. */
export function errorCodeOf(body: unknown): string | null {
  const { errors, fieldErrors = {} } =
    (body as { output?: { errors?: unknown; fieldErrors?: object } } | null)?.output ?? {}
  const ofWrite = [errors, ...Object.values(fieldErrors)].map((entries) => textAt(entries, 0, 'errorCode'))
  const shapes = [textAt(body, 0, 'errorCode'), ...ofWrite, textAt(body, 'code')]
  return shapes.find((code) => code !== null) ?? null
}

function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const end = path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  )
  return typeof end === 'string' ? end : null
}

/** The properties of the prototypes of all objects; a change of them would affect all users. */
export function prototypeState(): string {
  const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
  return prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join(';')
}

/** Canaries in an answer that its reader may not see. */
export function hiddenCanaries(text: string, readable: ReadonlySet<string>): string[] {
  return [...new Set(canariesIn(text))].filter((canary) => !readable.has(canary))
}
