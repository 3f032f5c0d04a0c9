import { messages } from './messages.ts'

/** A code of a second factor as it is typed. */
export type TypedCode = { code: string }

export const emptyCode: TypedCode = { code: '' }

/** The field of a form that takes a code, wherever it is sent from. */
export const codeField = {
  fields: ['code'],
  fieldOf: { code: 'code' },
  problemsOf: ({ code }: TypedCode) => ({ code: code.trim() === '' ? messages.codeMissing : undefined }),
} as const
