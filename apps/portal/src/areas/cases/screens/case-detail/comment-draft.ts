import type { Audience } from './comment-form.ts'

/** Separate drafts per audience: an internal note must never be sent to a customer. */
const kinds = { public: 'comment', internal: 'note' } as const satisfies Record<Audience, unknown>

export const draftNameOf = (audience: Audience, caseId: string): string => `${kinds[audience]}:${caseId}`

/** Storage name of the idempotency keys of unanswered comments. */
export const keysNameOf = (audience: Audience, caseId: string): string => `${kinds[audience]}-keys:${caseId}`

/** Separates the comments of a draft. */
const BETWEEN = '\n\n'

/** Joins comments to one draft, without empty ones. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(BETWEEN)
}

/** Removes one comment from a draft; returns the draft unchanged if that comment was edited since. */
export function withoutPart(draft: string, part: string): string {
  const whole = `${BETWEEN}${draft}${BETWEEN}`
  const at = whole.indexOf(`${BETWEEN}${part}${BETWEEN}`)
  if (at < 0) return draft
  const before = whole.slice(BETWEEN.length, at)
  const after = whole.slice(at + part.length + 2 * BETWEEN.length, -BETWEEN.length)
  return joined([before, after])
}

/** The idempotency keys of unanswered comments, by text. */
export function keysOf(kept: unknown): Map<string, string> {
  return new Map((Array.isArray(kept) ? kept : []).filter(isKeyOfText))
}

function isKeyOfText(entry: unknown): entry is [text: string, key: string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
