/** Texts of the files of a comment that is being written. */
export const composerFileTexts = {
  files: 'Files of your comment',
  leaving: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} larger than 1 MB. With your comment ${names.length === 1 ? 'it goes' : 'they go'} to the attachments of the case.`,
  moved: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} larger than 1 MB and ${names.length === 1 ? 'stands' : 'stand'} in the attachments of the case.`,
  refused: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'was' : 'were'} not added: an internal note takes files up to 1 MB. Among the attachments of the case the customer would see ${names.length === 1 ? 'it' : 'them'}.`,
} as const

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)
