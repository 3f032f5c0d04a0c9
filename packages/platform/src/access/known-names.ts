import { AppError } from 'contract'
import { declaredName } from './field-paths.ts'
import type { Grants } from './grants.ts'

/**
 * Replaces case-insensitive field names by their declared spelling. The name of a hidden field stays unchanged, so that it is rejected like
 * an unknown field.
 *
 * @throws AppError `INVALID_API_INPUT` for a field that is named twice.
 */
export function byKnownNames(
  grants: Grants,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { object } = grants
  const sent = Object.keys(values)
  if (sent.every((name) => object.fields.has(name))) return values
  const named = new Map<string, unknown>()
  for (const name of sent) {
    const declared = object.fields.has(name) ? name : declaredName(object, name)
    const known = isKnown(grants, declared) ? declared : name
    if (named.has(known)) throw new AppError('INVALID_API_INPUT', { reason: `the field ${known} is named twice` })
    named.set(known, values[name])
  }
  return Object.fromEntries(named)
}

const isKnown = ({ readable, held }: Grants, name: string): boolean =>
  readable.has(name) || held.some((grant) => grant.create.has(name) || grant.write.has(name))
