import { AppError } from 'contract'

export type UploadSlotLimits = { inAll: number; perUser: number }

/** How many files may be uploaded at once: each needs disk, a hash and a socket for as long as the client sends. */
const LIMITS: UploadSlotLimits = { inAll: 40, perUser: 8 }

/** The upload slots of this process. */
export type UploadSlots = {
  /**
   * Takes a slot for a user.
   *
   * @returns a function that releases the slot; calling it again does nothing.
   * @throws AppError SERVICE_UNAVAILABLE when there is none, TOO_MANY_REQUESTS when this user has too many.
   */
  take(userId: string): () => void
}

export function createUploadSlots({ inAll, perUser }: UploadSlotLimits = LIMITS): UploadSlots {
  const taken = new Set<{ userId: string }>()
  return {
    take: (userId) => {
      if (taken.size >= inAll) throw new AppError('SERVICE_UNAVAILABLE')
      const own = [...taken].filter((slot) => slot.userId === userId)
      if (own.length >= perUser) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      const slot = { userId }
      taken.add(slot)
      return () => {
        taken.delete(slot)
      }
    },
  }
}
