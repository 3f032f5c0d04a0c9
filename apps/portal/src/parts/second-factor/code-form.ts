import { messages } from './messages.ts'

/** Form values: the typed code of a second factor. */
export type TypedCode = { code: string }

export const emptyCode: TypedCode = { code: '' }

/** Form options of the code field, shared by all forms with a code. */
export const codeField = {
  fields: ['code'],
  fieldOf: { code: 'code' },
  problemsOf: ({ code }: TypedCode) => ({ code: code.trim() === '' ? messages.codeMissing : undefined }),
} as const
