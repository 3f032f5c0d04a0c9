import type { Audience } from './comment-form.ts'

/** The drafts of each audience are apart: what was written for support alone must never be sent to a customer. */
const kinds = { public: 'comment', internal: 'note' } as const satisfies Record<Audience, unknown>

export const draftNameOf = (audience: Audience, caseId: string): string => `${kinds[audience]}:${caseId}`

/** Where the keys of comments without an answer are kept. */
export const keysNameOf = (audience: Audience, caseId: string): string => `${kinds[audience]}-keys:${caseId}`

/** Stands between the comments of a draft. */
const BETWEEN = '\n\n'

/** One draft of several comments, the empty ones left out. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(BETWEEN)
}

/** A draft without one of its comments; as it is when the comment was changed since. */
export function withoutPart(draft: string, part: string): string {
  const whole = `${BETWEEN}${draft}${BETWEEN}`
  const at = whole.indexOf(`${BETWEEN}${part}${BETWEEN}`)
  if (at < 0) return draft
  const before = whole.slice(BETWEEN.length, at)
  const after = whole.slice(at + part.length + 2 * BETWEEN.length, -BETWEEN.length)
  return joined([before, after])
}

/** The keys of comments whose answers never came, by their texts. */
export function keysOf(kept: unknown): Map<string, string> {
  return new Map((Array.isArray(kept) ? kept : []).filter(isKeyOfText))
}

function isKeyOfText(entry: unknown): entry is [text: string, key: string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
