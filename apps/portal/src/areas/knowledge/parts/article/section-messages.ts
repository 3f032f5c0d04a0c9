/** They come with the tips, after the page. */
export const sectionMessages = {
  about: 'About this section',
  place: (number: number, count: number, minutes: number) =>
    `Section ${number} of ${count}, about ${minutes} min to read.`,
} as const
