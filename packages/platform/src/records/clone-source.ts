/** The field in which a copy names the record it was made from. It is no field of any object. */
export const CLONE_SOURCE = 'CloneSourceId'

/** Fields of a new record without the source that it was copied from: clients send a template back as it came. */
export function withoutCloneSource(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name.toLowerCase() !== CLONE_SOURCE.toLowerCase()),
  )
}
