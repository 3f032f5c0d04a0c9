import type { FileStore, Platform } from 'platform'
import type { MailJob } from 'support'
import type { Identity } from 'identity'
import type { SupportPerson } from 'support'

/** What the jobs of this process work with. */
export type JobParts = MailJob & { platform: Platform; identity: Identity<SupportPerson>; fileStore: FileStore }
