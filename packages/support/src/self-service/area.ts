import type { Area } from '../area.ts'
import { accountMail } from './account.mail.ts'

export const selfService: Area = { mails: [accountMail] }
