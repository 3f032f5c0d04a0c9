/** Texts of the plain page that a browser shows where a form was not taken. */
export const messages = {
  goBack: 'Go back to the page to find what you typed.',
} as const
