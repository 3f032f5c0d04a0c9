import { hash } from 'node:crypto'
import type { Statement } from 'database'

/**
 * A statement that each connection keeps prepared, under a name that follows from its text. For texts that the metadata alone
 * decides: there must not be more of them than a connection can hold.
 */
export const prepared = (text: string): Statement => ({ name: `fixed_${hash('sha1', text, 'hex')}`, text })
