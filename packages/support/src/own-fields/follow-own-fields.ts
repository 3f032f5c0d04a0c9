import { createRetrying, type Database } from 'database'
import type { AppDefinition, Platform } from 'platform'
import { readOwnFields } from './own-field.ts'
import { readListValues, withListValues } from './with-list-values.ts'
import { withOwnFields } from './with-own-fields.ts'

/** The channel on which the database announces that own fields or values of lists have changed, whichever program changed them. */
const DEFINITION_CHANGES = 'definition_changes'

type Parts = {
  platform: Platform
  /** The application as it is built, without own fields. */
  app: AppDefinition
  database: Database
  /** Called when definitions could not be applied; the last good ones then stay in force until a repetition succeeds. */
  onFailure: (error: unknown) => void
  /** Called after each change that requests get from now on. */
  onApplied?: () => void
  /** Ends the waiting for definitions that cannot be read. */
  stopping?: AbortSignal
}

/**
 * Serves the own fields and the values of lists of the installation, and follows their changes in all processes. Waits until they could be
 * read once, because without them records would be served with other rights. @returns a function that ends it.
 */
export async function followOwnFields({
  platform,
  app,
  database,
  onFailure,
  onApplied = () => undefined,
  stopping,
}: Parts): Promise<() => Promise<void>> {
  const firstReading = Promise.withResolvers<void>()
  const applying = createRetrying(async () => {
    const [values, ownFields] = [await readListValues(database), await readOwnFields(database)]
    firstReading.resolve()
    platform.redefine(withOwnFields(withListValues(app, values), ownFields))
    onApplied()
  }, onFailure)
  const endListening = await database.listen(
    DEFINITION_CHANGES,
    () => void applying.run(),
    () => void applying.run(),
  )
  const end = async (): Promise<void> => {
    await endListening()
    await applying.end()
  }
  const stop = (): void => firstReading.resolve()
  stopping?.addEventListener('abort', stop)
  if (stopping?.aborted) stop()
  await applying.run()
  await firstReading.promise
  stopping?.removeEventListener('abort', stop)
  if (stopping?.aborted) await end()
  stopping?.throwIfAborted()
  return end
}
