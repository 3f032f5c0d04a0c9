import { AppError } from 'contract'

export type UploadSlotLimits = { inAll: number; perUser: number; perNetworkOfGuests: number }

/** A user, or a guest identified by the network. All guests together have the slots of one user. */
export type Uploader = { userId: string } | { network: string }

/** The number of concurrent uploads: each needs disk, a hash and a socket. */
const LIMITS: UploadSlotLimits = { inAll: 40, perUser: 8, perNetworkOfGuests: 2 }

/** The upload slots of this process. */
export type UploadSlots = {
  /**
   * Takes a slot.
   *
   * @returns a function that releases the slot; calling it again does nothing.
   * @throws AppError SERVICE_UNAVAILABLE if all slots are taken, TOO_MANY_REQUESTS if this user, the guests or their network have too many.
   */
  take(uploader: Uploader): () => void
}

export function createUploadSlots({ inAll, perUser, perNetworkOfGuests }: UploadSlotLimits = LIMITS): UploadSlots {
  const taken = new Set<Uploader>()
  const countOf = (matches: (holder: Uploader) => boolean): number => [...taken].filter(matches).length
  const hasTooMany = (uploader: Uploader): boolean => {
    if ('userId' in uploader) {
      return countOf((holder) => 'userId' in holder && holder.userId === uploader.userId) >= perUser
    }
    const ofNetwork = countOf((holder) => 'network' in holder && holder.network === uploader.network)
    return ofNetwork >= perNetworkOfGuests || countOf((holder) => 'network' in holder) >= perUser
  }
  return {
    take: (uploader) => {
      if (taken.size >= inAll) throw new AppError('SERVICE_UNAVAILABLE')
      if (hasTooMany(uploader)) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      const slot = { ...uploader }
      taken.add(slot)
      return () => {
        taken.delete(slot)
      }
    },
  }
}
