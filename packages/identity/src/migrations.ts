import { fileURLToPath } from 'node:url'

/** The folder of this package's migrations, for `migrate`; they require those of `database`. */
export const identityMigrations: string = fileURLToPath(new URL('../migrations', import.meta.url))
