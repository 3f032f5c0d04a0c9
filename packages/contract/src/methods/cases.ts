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
    'The number of cases in a list view that the caller can read, with the filter and the search words of its pages; at most 2,000.',
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
    hasMore: Type.Boolean({ description: 'True if there are more.' }),
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

const firstAnswers = {
  count: Type.Number(),
  medianMinutes: Type.Union([Type.Number(), Type.Null()], {
    description: 'Business time from the opening to the first answer; null if no case was answered.',
  }),
  inTime: Type.Number({ description: 'The part of `count` that was answered in time.' }),
}

export const getWorkNumbers = defineServerMethod({
  className: 'CaseController',
  methodName: 'getWorkNumbers',
  readOnly: true,
  access: 'session',
  answers: 'personal',
  summary: 'The open work that the calling agent can see, and the times to the first answer in the last seven days.',
  errors: ['INVALID_FIELD', 'INVALID_TYPE'],
  parameters: Type.Object({}, strict),
  answer: Type.Object({
    open: Type.Number({ description: 'Cases that are worked on or wait for the customer.' }),
    hasMore: Type.Boolean({ description: 'True if there are more: only 250,000 are counted.' }),
    late: Type.Number({ description: 'Cases with a missed target.' }),
    dueWithinHour: Type.Number({ description: 'First answers that are due within an hour or late.' }),
    byImpact: Counted('By impact, the most severe first.'),
    byTier: Counted('A support tier, the highest first; cases without one count to the lowest.'),
    byAge: Counted('`day`, `week` or `older`: less than a day, to seven days, more.'),
    mine: Type.Object({
      open: Type.Number(),
      late: Type.Number(),
      byImpact: Counted('By impact, the most severe first.'),
    }),
    answers: Type.Array(
      Type.Object({
        tier: Type.Union([Type.String(), Type.Null()], { description: 'The tier; null for all tiers together.' }),
        ...firstAnswers,
        weekBefore: Type.Object(firstAnswers, { description: 'The same numbers of the seven days before.' }),
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
    'Cases that the caller can read and that are similar to a case, or to the text of a new one; cases of the same product and aircraft come first.',
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
        resolution: Type.Union([Type.String(), Type.Null()], {
          description: 'The resolution: at most 300 characters.',
        }),
        productName: TextOrNull,
        isSameProduct: Type.Boolean(),
        isSameAircraft: Type.Boolean(),
      }),
      { description: 'At most five, the most similar first.' },
    ),
  }),
})
