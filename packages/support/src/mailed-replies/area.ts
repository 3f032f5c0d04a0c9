import type { Area } from '../area.ts'
import { replyNote } from './reply-note.mail.ts'

export const mailedReplies: Area = { mails: [replyNote] }
