import { AppError } from 'contract'

export type UploadSlotLimits = { inAll: number; perUser: number }

/** How many files may come in at once: each takes disk, a hash and a socket for as long as its sender likes. */
const LIMITS: UploadSlotLimits = { inAll: 40, perUser: 8 }

/** The places for uploads of this process. */
export type UploadSlots = {
  /**
   * Takes a place for somebody.
   *
   * @returns gives the place back; calling it again does nothing.
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
