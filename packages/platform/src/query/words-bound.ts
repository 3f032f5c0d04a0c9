import type { AuthorisedPlan } from '../access/authorise.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { noForms, type WordForms } from '../metadata/word-forms.ts'
import type { SearchShape } from '../shape/shape.ts'
import { SEARCHED_START, type WordsQuery, wordsOf, wordsQuery } from './words.ts'

/** The words of a plan as the text search query that ranks. Without a word it is the query of no words, which matches no row. */
export const rankedWordsBound = (plan: AuthorisedPlan): string =>
  isQuery(plan) ? (plan.shape.words ?? '') : (queryOf(plan)?.all ?? '')

/** The same as the query that finds. */
export const foundWordsBound = (plan: AuthorisedPlan): string =>
  isQuery(plan) ? (plan.shape.words ?? '') : (queryOf(plan)?.finding.all ?? '')

/** The last of the words of a plan alone, likewise. */
export const lastWordBound = (plan: AuthorisedPlan): string => (isQuery(plan) ? '' : (queryOf(plan)?.last ?? ''))

/** Whether the words of a plan are already a text search query. */
export const isQuery = (plan: AuthorisedPlan): plan is AuthorisedPlan<SearchShape> =>
  plan.shape.kind === 'search' && plan.shape.isQuery === true

/** All words of a plan and, where there are several groups of them, each group, as the queries that rank, which `soughtSql` takes. */
export const rankedGroupsBound = (plan: AuthorisedPlan): string[] => withAll(queryOf(plan))

/** The same as the queries that find. */
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

/** In front of the number of a record, as in "Case 00419244", the name of its object is no word of the record. */
function withoutLabels({ label, labelPlural }: ObjectModel, text: string, forms: WordForms = noForms): WordForms {
  const words = wordsOf(text.toLowerCase())
  if (!words.some((word) => /^[0-9]+$/.test(word))) return forms
  const labels = [label, labelPlural, 'number', 'no', 'nr'].flatMap((name) => wordsOf(name.toLowerCase()))
  return { ...forms, idle: new Set([...forms.idle, ...labels]) }
}
