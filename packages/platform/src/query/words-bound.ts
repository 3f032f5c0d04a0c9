import type { AuthorisedPlan } from '../access/authorise.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { noForms, type WordForms } from '../metadata/word-forms.ts'
import type { SearchShape } from '../shape/shape.ts'
import { SEARCHED_START, type WordsQuery, wordsOf, wordsQuery } from './words.ts'

// Parameters of search statements. Each word of a search has two queries: one to rank rows, and a shorter one with the same matches to find
// them (see `WordsQuery`). A plan without words gets an empty query, which matches no row.

/** The query that ranks rows by all words. */
export const rankedWordsBound = (plan: AuthorisedPlan): string =>
  isQuery(plan) ? (plan.shape.words ?? '') : (queryOf(plan)?.all ?? '')

/** The query that finds rows with all words. */
export const foundWordsBound = (plan: AuthorisedPlan): string =>
  isQuery(plan) ? (plan.shape.words ?? '') : (queryOf(plan)?.finding.all ?? '')

/** The query that finds rows with the last word. */
export const lastWordBound = (plan: AuthorisedPlan): string => (isQuery(plan) ? '' : (queryOf(plan)?.last ?? ''))

/** Whether the words of a plan are already a text search query. */
export const isQuery = (plan: AuthorisedPlan): plan is AuthorisedPlan<SearchShape> =>
  plan.shape.kind === 'search' && plan.shape.isQuery === true

/** The ranking queries for `soughtSql`: all words first, then each group if there are several. */
export const rankedGroupsBound = (plan: AuthorisedPlan): string[] => withAll(queryOf(plan))

/** The finding queries for `soughtSql`, in the same order. */
export const foundGroupsBound = (plan: AuthorisedPlan): string[] => withAll(queryOf(plan)?.finding)

function withAll(query: Pick<WordsQuery, 'all' | 'groups'> | null | undefined): string[] {
  if (!query) return []
  return query.groups.length === 1 ? [query.all] : [query.all, ...query.groups]
}

function queryOf({ shape }: AuthorisedPlan): WordsQuery | null {
  if (shape.kind === 'ids') return null
  const numberDigits = shape.object.fields.get(shape.object.nameField)?.digits ?? 0
  const forms = withoutLabels(shape.object, shape.words ?? '', shape.kind === 'search' ? shape.forms : undefined)
  return wordsQuery(shape.words ?? '', shape.kind === 'search' ? SEARCHED_START : 1, numberDigits, forms)
}

/** Ignores the name of the object in searches such as "Case 00419244": the record itself does not contain it. */
function withoutLabels({ label, labelPlural }: ObjectModel, text: string, forms: WordForms = noForms): WordForms {
  const words = wordsOf(text.toLowerCase())
  if (!words.some((word) => /^[0-9]+$/.test(word))) return forms
  const labels = [label, labelPlural, 'number', 'no', 'nr'].flatMap((name) => wordsOf(name.toLowerCase()))
  return { ...forms, stopWords: new Set([...forms.stopWords, ...labels]) }
}
