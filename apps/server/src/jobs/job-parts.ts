import type { Identity } from 'identity'
import type { FileStore, Platform } from 'platform'
import type { MailJob, SupportPerson } from 'support'

/** What the jobs of this process work with. */
export type JobParts = MailJob & { platform: Platform; identity: Identity<SupportPerson>; fileStore: FileStore }
