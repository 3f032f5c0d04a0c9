import { Type } from 'typebox'
import { ofFields, ofHidden, ofIds } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { RecordId, strict } from '../ui-api/inputs.schemas.ts'
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

const TextOrNull = Type.Union([Type.String(), Type.Null()])

export const getSimilarCases = defineMethodTerms({
  access: 'session',
  answers: 'personal',
  summary:
    'Cases that the caller can read and that are like a case, or like what is written of a new one: those of the same product and aircraft first.',
  errors: [...ofIds, 'INVALID_TYPE'],
  parameters: Type.Object(
    {
      caseId: Type.Optional(RecordId),
      subject: Type.Optional(textParameter(limits.subjectCharacters)),
      description: Type.Optional(textParameter(4_000)),
      productId: Type.Optional(RecordId),
      aircraftId: Type.Optional(RecordId),
    },
    strict,
  ),
  answer: Type.Object({
    cases: Type.Array(
      Type.Object({
        id: RecordId,
        caseNumber: Type.String(),
        subject: Type.String(),
        status: Type.String(),
        statusLabel: Type.String(),
        resolution: Type.Union([Type.String(), Type.Null()], { description: 'How it ended: at most 300 characters.' }),
        productName: TextOrNull,
        isSameProduct: Type.Boolean(),
        isSameAircraft: Type.Boolean(),
      }),
      { description: 'At most five, the most similar first.' },
    ),
  }),
})
