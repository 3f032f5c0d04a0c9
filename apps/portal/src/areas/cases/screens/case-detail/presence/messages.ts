/** `Name or names`, then what they do. */
const doing = (singular: string, plural: string) => (names: string, count: number) =>
  `${names} ${count === 1 ? singular : plural}`

export const messages = {
  and: (first: string, second: string) => `${first} and ${second}`,
  others: (count: number) => `${count} others`,
  answering: doing('is answering now', 'are answering now'),
  typing: doing('is typing', 'are typing'),
  noting: doing('is writing a note', 'are writing notes'),
  looking: doing('is looking at this case', 'are looking at this case'),
  answered: (name: string) => `${name} answered while you were writing.`,
}
