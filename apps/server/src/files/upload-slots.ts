import { AppError } from 'contract'

export type UploadSlotLimits = { inAll: number; perUser: number; perNetworkOfGuests: number }

/** Who uploads: a user, or a guest of a network; all guests together have the slots of one user. */
export type Uploader = { userId: string } | { network: string }

/** How many files may be uploaded at once: each needs disk, a hash and a socket for as long as the client sends. */
const LIMITS: UploadSlotLimits = { inAll: 40, perUser: 8, perNetworkOfGuests: 2 }

/** The upload slots of this process. */
export type UploadSlots = {
  /**
   * Takes a slot.
   *
   * @returns a function that releases the slot; calling it again does nothing.
   * @throws AppError SERVICE_UNAVAILABLE when there is none, TOO_MANY_REQUESTS when this user, these guests or their network have too
   * many.
   */
  take(uploader: Uploader): () => void
}

export function createUploadSlots({ inAll, perUser, perNetworkOfGuests }: UploadSlotLimits = LIMITS): UploadSlots {
  const taken = new Set<Uploader>()
  const countOf = (is: (other: Uploader) => boolean): number => [...taken].filter(is).length
  const hasTooMany = (uploader: Uploader): boolean => {
    if ('userId' in uploader) {
      return countOf((other) => 'userId' in other && other.userId === uploader.userId) >= perUser
    }
    const ofNetwork = countOf((other) => 'network' in other && other.network === uploader.network)
    return ofNetwork >= perNetworkOfGuests || countOf((other) => 'network' in other) >= perUser
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
