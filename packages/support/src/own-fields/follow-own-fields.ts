import type { Database } from 'database'
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
  /** Called when definitions could not be applied; the last good ones then stay in force. */
  onFailure: (error: unknown) => void
  /** Called after each change that requests get from now on. */
  onApplied?: () => void
}

/** Serves the own fields and the values of lists of the installation, and follows their changes in all processes. @returns a function that ends it. */
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
        const [values, ownFields] = [await readListValues(database), await readOwnFields(database)]
        platform.redefine(withOwnFields(withListValues(app, values), ownFields))
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
  return async () => {
    await end()
    await applying
  }
}
