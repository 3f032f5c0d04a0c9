import type { Static } from 'typebox'
import type * as schemas from './duplicates.schemas.ts'

/** The duplicate rules of an object. */
export type DuplicatesConfiguration = Static<typeof schemas.getDuplicateConfiguration.response>
/** What the check before saving found: matches by object, each with the rules that matched. */
export type Duplicates = Static<typeof schemas.getDuplicates.response>
