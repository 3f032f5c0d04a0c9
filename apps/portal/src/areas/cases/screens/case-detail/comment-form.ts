import { limits } from 'contract'
import { messages } from './messages.ts'

/** Who reads a comment: everybody who sees the case, or support alone. */
export type Audience = 'public' | 'internal'

/** The form of a comment, wherever it is sent from. */
export const commentForm = { id: 'comment', fields: ['body'] } as const

/** The id of the newest comment on the page. */
export const newestComment = 'newest-comment'

export function audienceOf(value: unknown): Audience {
  return value === 'internal' ? 'internal' : 'public'
}

/** Customers choose nothing, and may not send a choice. */
export function choicesOf(audience: Audience, needsAnswer: boolean): { IsPublished?: false; NeedsAnswer__c?: true } {
  if (audience === 'internal') return { IsPublished: false }
  return needsAnswer ? { NeedsAnswer__c: true } : {}
}

export function problemOf(body: string): string | null {
  if (body === '') return messages.commentMissing
  return [...body].length > limits.commentCharacters ? messages.commentTooLong(limits.commentCharacters) : null
}
