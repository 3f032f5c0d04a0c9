import { type Static, Type } from 'typebox'
import { caseUrl } from '../cases/mails/case-mail.ts'
import { defineMail } from '../define-mail.ts'

/** Why a mailed reply was not added to its case. */
const reasons = {
  unknown: ['This address may not comment on the case. Sign in to the portal and comment there.'],
  support: ['Support answers on the page of the case, not by e-mail.'],
  restricted: ['This case takes no answers by e-mail. Comment on its page.'],
  closed: ['The case is closed. Reopen it on its page and comment there, or submit a new case.'],
  empty: ['We found no new text in it. Write your answer above the quoted text, or comment on the page of the case.'],
  limit: ['You reached the limit of comments of a day. Send it again tomorrow, or contact our support.'],
} as const

export type ReplyNoteReason = keyof typeof reasons

const payload = Type.Object({
  to: Type.String(),
  /** Identifies the mailed reply. */
  key: Type.String(),
  messageId: Type.Union([Type.String(), Type.Null()]),
  /** Absent if the text was added, but not all files. */
  reason: Type.Optional(Type.Unsafe<ReplyNoteReason>(Type.Enum(Object.keys(reasons)))),
  /** The case, if the author may see it. */
  caseId: Type.Optional(Type.String()),
  refusedFiles: Type.Optional(Type.Array(Type.String())),
  /** Whether files wait until their author confirms the export-control notice. */
  filesWait: Type.Optional(Type.Boolean()),
  /** Whether text was folded as a quoted mail although none of our mails contains it. */
  hasFolded: Type.Optional(Type.Boolean()),
})

/** The content of a note. */
export type ReplyNote = Omit<Static<typeof payload>, 'key'>

const MOST_NAMES = 50

const namesOf = (files: readonly string[]): string =>
  files.length <= MOST_NAMES
    ? files.join(', ')
    : `${files.slice(0, MOST_NAMES).join(', ')}, and ${files.length - MOST_NAMES} more`

/** Notifies the author of a mailed reply of what was not added. It quotes only the names of files. */
export const replyNote = defineMail({
  task: 'send-reply-note',
  payload,
  reason: 'answer a mailed reply',
  key: ({ key }) => `reply-note-${key}`,
  read: async (_reading, { key: _, ...note }): Promise<ReplyNote> => note,
  document: ({ to, messageId, reason, caseId, refusedFiles = [], ...note }: ReplyNote, baseUrl) => {
    const { filesWait = false, hasFolded = false } = note
    const aboutFiles = refusedFiles.length > 0 ? 'Your files were not all added' : 'Your files are on hold'
    const aboutText = 'Part of your e-mail is shown as quoted text'
    const added = refusedFiles.length > 0 || filesWait ? aboutFiles : aboutText
    const heading = reason === undefined ? added : 'Your e-mail was not added'
    return {
      to,
      subject: heading,
      preheader: heading,
      heading,
      paragraphs: [
        ...(reason === undefined ? ['We added the text of your e-mail to the case.'] : reasons[reason]),
        ...(refusedFiles.length === 0
          ? []
          : [`We could not add: ${namesOf(refusedFiles)}. Add them on the page of the case.`]),
        ...(hasFolded
          ? [
              'Part of it looks like a quoted e-mail that we did not send. It is on the case page under “Show quoted text”.',
            ]
          : []),
        ...(filesWait
          ? ['Your files wait until you have confirmed the export-control notice. It is on the page of the case.']
          : []),
      ],
      facts: [],
      ...(caseId === undefined ? {} : { button: { label: 'Open the case', url: caseUrl(baseUrl, caseId) } }),
      footer: ['You receive this because you wrote to the address of a case.'],
      ...(messageId === null ? {} : { answers: messageId }),
      isAutomaticAnswer: true,
    }
  },
})
