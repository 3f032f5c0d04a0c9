/** The address of the stream of live events (Server-Sent Events). */
export const LIVE_EVENTS_PATH = '/events'

/**
 * The event of a committed change: the object and id of the record, its new version and the parents whose lists it
 * is in. It carries no field values. `resync` says that events may have been missed, `rights` that the rights of the reader changed, with
 * the new `permissionEpoch` of the session, and `signed-out` that the session ended. `presence` says that another user opened or left a record that the
 * reader has open, or changed activity there; `sendPresence` answers who is there and what they do.
 */
export type LiveEvent =
  | {
      type: 'record'
      operation: 'created' | 'updated' | 'deleted'
      objectApiName: string
      id: string
      weakEtag: number
      parentIds: string[]
    }
  | { type: 'presence'; recordId: string }
  | { type: 'resync' }
  | { type: 'rights'; permissionEpoch: number }
  | { type: 'signed-out' }
