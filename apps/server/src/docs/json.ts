import type { JsonSchema } from './hoist-schemas.ts'

export type Json = { [name: string]: unknown }

/** The content of a body of one media type. */
export const json = (mediaType: string, schema: JsonSchema): Json => ({ content: { [mediaType]: { schema } } })
