/** The key of a record's avatar, which is the same for every form factor. */
export const avatarKey = (recordId: string) => `avatar:${recordId}`
