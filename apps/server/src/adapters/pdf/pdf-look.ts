/** Sizes in points, and colours of a printed document on A4. */
export const pdfLook = {
  page: 'A4',
  margin: 56,
  /** Under the text, so that the line of the page stands clear. */
  bottomMargin: 72,
  footerFromBottom: 44,
  /** The horizontal position of values beside their labels. */
  valueFrom: 120,
  /** A heading or the head of an entry starts a new page with less space than this below it. */
  room: 60,
  title: 20,
  heading: 13,
  text: 10,
  small: 8,
  lineGap: 2,
  ink: '#0f2333',
  secondInk: '#3c4d5b',
} as const
