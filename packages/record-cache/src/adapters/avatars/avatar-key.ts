/** Where what stands for a record is kept; every screen gets the same. */
export const avatarKey = (recordId: string) => `avatar:${recordId}`
