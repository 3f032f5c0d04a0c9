import type { Database } from 'database'
import type { AppDefinition, Platform } from 'platform'
import { readOwnFields } from './own-field.ts'
import { withOwnFields } from './with-own-fields.ts'

/** The channel on which the database announces that definitions of own fields have changed, whichever program changed them. */
const DEFINITION_CHANGES = 'definition_changes'

type Parts = {
  platform: Platform
  /** The application as it is built, without own fields. */
  app: AppDefinition
  database: Database
  /** Called when definitions could not be applied; the last good ones then stay in force. */
  onFailure: (error: unknown) => void
  /** Called after each change that requests get from now on. */
  onApplied?: () => void
}

/** Serves the own fields of the installation, and follows their changes in all processes. @returns a function that ends it. */
export async function followOwnFields({
  platform,
  app,
  database,
  onFailure,
  onApplied = () => undefined,
}: Parts): Promise<() => Promise<void>> {
  let applying = Promise.resolve()
  // One after the other, so that an older reading never replaces a newer one.
  const apply = (): Promise<void> => {
    applying = applying
      .then(async () => {
        platform.redefine(withOwnFields(app, await readOwnFields(database)))
        onApplied()
      })
      .catch(onFailure)
    return applying
  }
  const end = await database.listen(
    DEFINITION_CHANGES,
    () => void apply(),
    () => void apply(),
  )
  await apply()
  return end
}
