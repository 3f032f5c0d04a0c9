import { Type } from 'typebox'
import { ofFields, ofHidden } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.schemas.ts'
import { defineMethodTerms } from './define-method-terms.ts'
import { textParameter } from './parameters.schemas.ts'

export const countCases = defineMethodTerms({
  access: 'session',
  answers: 'personal',
  summary:
    'How many cases of a list view the caller can read, with the filter and the search words of its pages; counted to 2,000.',
  errors: [...ofHidden, ...ofFields, 'INVALID_FILTER', 'INVALID_TYPE'],
  parameters: Type.Object(
    {
      listViewApiName: textParameter(80),
      searchTerm: Type.Optional(textParameter(limits.searchTermCharacters)),
      where: Type.Optional(textParameter(4_000)),
    },
    strict,
  ),
  answer: Type.Object({
    count: Type.Number(),
    hasMore: Type.Boolean({ description: 'There are more than counted.' }),
  }),
})
