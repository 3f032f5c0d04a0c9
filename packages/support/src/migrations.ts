import { fileURLToPath } from 'node:url'
import { databaseMigrations } from 'database'
import { platformMigrations } from 'platform'

/** The folder of the migrations that make the tables of the product's objects. */
export const supportMigrations: string = fileURLToPath(new URL('../migrations', import.meta.url))

/** Every folder that the tables of records need, in the order in which they build on each other. */
export const recordMigrations: readonly string[] = [databaseMigrations, platformMigrations, supportMigrations]
