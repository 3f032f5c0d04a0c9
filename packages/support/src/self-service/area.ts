import type { Area } from '../area.ts'
import { accountMail } from './account.mail.ts'
import { sharedAddress } from './shared-address.mail.ts'

export const selfService: Area = { mails: [accountMail, sharedAddress] }
