import type { WorldActor } from 'support/testing'

/** The password of everybody in the small world whom the server lets in. */
export const PASSWORD = 'Tern-over-9-lakes!'

export const emailOf = (actor: WorldActor): string => `${actor}@world.example`

/** Stands in a request for the token of a link that has just been mailed. */
export const FRESH_TOKEN = 'the token of a fresh link'
