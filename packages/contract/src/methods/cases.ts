import { Type } from 'typebox'
import { ofFields, ofHidden, ofIds } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { RecordId, strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { textParameter } from './parameters.ts'

export const countCases = defineServerMethod({
  className: 'CaseController',
  methodName: 'countCases',
  readOnly: true,
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

export const takeNextCase = defineServerMethod({
  className: 'CaseController',
  methodName: 'takeNextCase',
  readOnly: false,
  access: 'session',
  answers: 'personal',
  idempotent: true,
  summary:
    'Makes the calling agent the owner of the unassigned case that is due first. Two agents never get the same one.',
  errors: ['INVALID_FIELD', 'INVALID_TYPE', 'DAILY_LIMIT_REACHED', 'NO_UNASSIGNED_CASE'],
  parameters: Type.Object({}, strict),
  answer: Type.Object({ caseId: RecordId, caseNumber: Type.String() }),
})

const Counted = (value: string) =>
  Type.Array(Type.Object({ value: Type.String({ description: value }), count: Type.Number() }))

export const getWorkNumbers = defineServerMethod({
  className: 'CaseController',
  methodName: 'getWorkNumbers',
  readOnly: true,
  access: 'session',
  answers: 'personal',
  summary:
    'The open work of support that the calling agent can see, and how fast cases were answered in the last seven days.',
  errors: ['INVALID_FIELD', 'INVALID_TYPE'],
  parameters: Type.Object({}, strict),
  answer: Type.Object({
    open: Type.Number({ description: 'Cases that are worked on or wait for the customer.' }),
    hasMore: Type.Boolean({ description: 'There are more: only 250,000 are counted.' }),
    late: Type.Number({ description: 'Cases of which a target has passed.' }),
    dueWithinHour: Type.Number({ description: 'First answers that are due within an hour or late.' }),
    byImpact: Counted('An impact, the worst first.'),
    byTier: Counted('A support tier, the highest first; cases without one count to the lowest.'),
    byAge: Counted('`day`, `week` or `older`: less than a day, to seven days, more.'),
    mine: Type.Object({ open: Type.Number(), late: Type.Number(), byImpact: Counted('An impact, the worst first.') }),
    answers: Type.Array(
      Type.Object({
        tier: Type.Union([Type.String(), Type.Null()], { description: 'Null for all tiers together.' }),
        count: Type.Number(),
        medianMinutes: Type.Union([Type.Number(), Type.Null()], {
          description: 'From the opening to the first answer in business time; null where no case was answered.',
        }),
        inTime: Type.Number({ description: 'Those of `count` that were answered before they were due.' }),
      }),
      { description: 'First answers of the last seven days: all, then by tier.' },
    ),
  }),
})

const TextOrNull = Type.Union([Type.String(), Type.Null()])

export const getSimilarCases = defineServerMethod({
  className: 'CaseController',
  methodName: 'getSimilarCases',
  readOnly: true,
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
