import type { WorldActor } from 'support/testing'

/** One request as it is sent, but for the cookie and the token of its session. */
export type HttpInput = {
  /** The call that it was made for; a changed one may meet another. */
  call?: string
  actor: WorldActor
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  payload?: string
}
