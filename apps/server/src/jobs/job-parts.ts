import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { MailJob, SupportPerson } from 'support'

/** What the jobs of this process work with. `now` is in milliseconds since 1970. */
export type JobParts = MailJob & { platform: Platform; identity: Identity<SupportPerson>; now: () => number }
