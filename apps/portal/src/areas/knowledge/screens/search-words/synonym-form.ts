import type { Problems } from '../../../../forms/outcome.ts'
import { messages } from './messages.ts'

export type SynonymForm = { words: string }

export const emptySynonym: SynonymForm = { words: '' }

const MOST = 255

/** The words of a comma-separated text, trimmed. */
const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The form of new synonyms, used by the screen and by the POST handler. */
export const synonymForm = {
  id: 'synonym',
  fields: ['words'],
  fieldOf: { Words__c: 'words' },
  texts: messages.failures,
  problemsOf: ({ words }: SynonymForm): Problems<SynonymForm> => ({
    words: wordsIn(words).length < 2 ? messages.tooFew : [...words].length > MOST ? messages.tooLong(MOST) : undefined,
  }),
} as const

export const fieldsOf = ({ words }: SynonymForm) => ({ Words__c: wordsIn(words).join(', ') })
