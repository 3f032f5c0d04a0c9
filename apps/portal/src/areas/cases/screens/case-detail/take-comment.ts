import { failureTexts } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { type Audience, audienceOf, choicesOf, commentForm, newestComment, problemOf } from './comment-form.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

type PostedComment = { body: string; audience: Audience; needsAnswer: boolean }

/** Stores a comment that a browser sent by itself. */
export const takeComment: ActionFunction = takePost<PostedComment>(caseDetails, {
  ...commentForm,
  texts: { offline: failureTexts.NO_CONNECTION, noAnswer: messages.commentNotSent },
  fieldOf: { CommentBody: 'body' },
  problemsOf: ({ body }) => ({ body: problemOf(body.trim()) ?? undefined }),
  read: ({ body = '', audience, needsAnswer }) => ({
    body,
    audience: audienceOf(audience),
    needsAnswer: needsAnswer !== undefined,
  }),
  send: async ({ body, audience, needsAnswer }, { cache, query, idempotencyKey }) => {
    const id = query.get('id') ?? ''
    const fields = { ParentId: id, CommentBody: body.trim(), ...choicesOf(audience, needsAnswer) }
    await cache.send(createRecord, { apiName: 'CaseComment', fields }, { idempotencyKey })
    return `${paths.caseDetails({ id })}#${newestComment}`
  },
})
