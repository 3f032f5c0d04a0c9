import { type TSchema, Type } from 'typebox'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { textParameter } from './parameters.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const textOrNull = orNull(Type.String())

/** A text, or the part of it around the words of the search, and the positions of these words in it. */
const MarkedText = Type.Object({
  text: Type.String(),
  ranges: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() })),
})

const FoundArticle = Type.Object({
  id: Type.String(),
  urlName: Type.String(),
  title: MarkedText,
  snippet: orNull(MarkedText),
  type: Type.String({ description: 'The developer name of the record type.' }),
  durationSeconds: orNull(Type.Number()),
  productName: textOrNull,
  categories: Type.Array(Type.String()),
  published: textOrNull,
})

const FoundProduct = Type.Object({
  id: Type.String(),
  itemNumber: Type.String(),
  name: MarkedText,
  snippet: orNull(MarkedText),
})

const FoundCase = Type.Object({
  id: Type.String(),
  caseNumber: Type.String(),
  subject: MarkedText,
  snippet: orNull(MarkedText),
  status: Type.String(),
  productName: textOrNull,
  modified: textOrNull,
})

const Choice = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() })

/** Guests find public, published articles only. */
const ofCaller = { access: 'open', answers: 'personal', errors: [] } as const

const Words = textParameter(limits.searchTermCharacters)

export const findEverywhere = defineServerMethod({
  className: 'SearchController',
  methodName: 'findEverywhere',
  readOnly: true,
  ...ofCaller,
  summary:
    'Articles, products and cases that the caller may read and that contain the words of a text, also in other forms and with typing errors corrected; cases also by their comments. Articles come in pages, with the products, categories and types by which they can be filtered.',
  parameters: Type.Object(
    {
      words: Words,
      itemNumber: Type.Optional(textParameter(40)),
      category: Type.Optional(textParameter()),
      recordType: Type.Optional(textParameter(40)),
      page: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, description: 'Page of ten articles; 1 by default.' }),
      ),
    },
    strict,
  ),
  answer: Type.Object({
    articles: Type.Array(FoundArticle),
    articleCount: Type.Integer({ description: 'Counted to 1,000.' }),
    page: Type.Integer(),
    pages: Type.Integer(),
    products: Type.Array(FoundProduct),
    cases: Type.Array(FoundCase),
    hasMoreCases: Type.Boolean(),
    hasMoreComments: Type.Boolean({ description: 'Whether more comments of cases have the words.' }),
    hasAllWords: Type.Boolean({
      description: 'False if no record has all words, so that the results have at least one of them.',
    }),
    itemNumbers: Type.Array(Choice),
    categories: Type.Array(Choice),
    recordTypes: Type.Array(Choice),
  }),
})

export const getSearchSuggestions = defineServerMethod({
  className: 'SearchController',
  methodName: 'getSearchSuggestions',
  readOnly: true,
  ...ofCaller,
  summary:
    'Suggestions for a text while it is typed: a few articles, products and cases that contain its words and that the caller may read.',
  parameters: Type.Object({ words: Words }, strict),
  answer: Type.Array(
    Type.Object({
      kind: Type.Enum(['article', 'product', 'case']),
      key: Type.String({ description: 'The URL name, the item number or the id.' }),
      label: MarkedText,
      detail: textOrNull,
    }),
  ),
})
