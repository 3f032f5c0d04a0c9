import type { WorldActor } from 'support/testing'

/** One call as data: who asks for what. It can be written down as JSON and asked again. */
export type CallInput = {
  actor: WorldActor
  /** As in `lists.getListUiByName`. */
  call: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body?: unknown
}
