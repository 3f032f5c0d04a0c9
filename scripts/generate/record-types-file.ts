import { fileURLToPath } from 'node:url'

/** Where the portal keeps the types of the product's records. */
export const recordTypesFile: string = fileURLToPath(
  new URL('../../apps/portal/src/records/record-types.ts', import.meta.url),
)
