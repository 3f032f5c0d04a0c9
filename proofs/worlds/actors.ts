import type { WorldActor } from 'support/testing'

/** Those whose rights differ: customers of several accounts, an account admin, staff with and without clearance, a guest. */
export const callers: readonly WorldActor[] = ['jonas', 'mara', 'theo', 'ines', 'sam', 'wren', 'priya', 'guest']
