import type { WorldActor } from 'support/testing'

/** The password of every user of the small world who may sign in. */
export const PASSWORD = 'Tern-over-9-lakes!'

export const emailOf = (actor: WorldActor): string => `${actor}@world.example`

/** Placeholder in a request for the token of a link that has just been mailed. */
export const FRESH_TOKEN = 'the token of a fresh link'
