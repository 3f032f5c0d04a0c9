/**
 * The caller: the user, the profile, and the attributes for grants and list views (`contactId`, `accountId`). The id of a guest is the id
 * of a mailed link, or empty. `epoch` changes whenever the rights of the user may have changed.
 */
export type Principal = {
  userId: string
  profile: string
  attributes: Readonly<Record<string, string | number | boolean | null>>
  timeZone: string
  locale: string
  epoch: number
  /** Internal users; only they may use the write flags that send mail or change owners. */
  internal: boolean
}
