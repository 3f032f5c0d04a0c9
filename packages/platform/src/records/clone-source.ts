/** The pseudo-field with the id of the record from which a copy was made. No object has it. */
export const CLONE_SOURCE = 'CloneSourceId'

/** Removes the clone source from the fields of a new record: clients send it back with the template. */
export function withoutCloneSource(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name.toLowerCase() !== CLONE_SOURCE.toLowerCase()),
  )
}
