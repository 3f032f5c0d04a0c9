import { isBlank, limits } from 'contract'
import { messages } from './messages.ts'

/** Audience of a comment: everyone with access to the case, or support only. */
export type Audience = 'public' | 'internal'

/** The comment form, used by the screen and by the POST handler. */
export const commentForm = { id: 'comment', fields: ['body'] } as const

/** Element id of the newest comment. */
export const newestComment = 'newest-comment'

export function audienceOf(value: unknown): Audience {
  return value === 'internal' ? 'internal' : 'public'
}

/** Customers have no choice of audience and may not send one. */
export function choicesOf(audience: Audience, needsAnswer: boolean): { IsPublished?: false; NeedsAnswer__c?: true } {
  if (audience === 'internal') return { IsPublished: false }
  return needsAnswer ? { NeedsAnswer__c: true } : {}
}

export function problemOf(body: string): string | null {
  if (isBlank(body)) return messages.commentMissing
  return [...body].length > limits.commentCharacters ? messages.commentTooLong(limits.commentCharacters) : null
}
