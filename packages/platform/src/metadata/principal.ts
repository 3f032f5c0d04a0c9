/**
 * Who calls: the user, the profile, and the attributes that grants and list views bind (`contactId`, `accountId`). A guest is
 * no user: the id is that of a mailed link, or empty.
 * `epoch` changes whenever the rights of the user may have changed.
 */
export type Principal = {
  userId: string
  profile: string
  attributes: Readonly<Record<string, string | number | boolean | null>>
  timeZone: string
  locale: string
  epoch: number
  /** Internal people; only they get the flags of writes that send mail or change owners. */
  internal: boolean
}
