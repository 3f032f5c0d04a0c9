import type { AuthorisedPlan } from '../access/authorise.ts'
import { SEARCHED_START, type WordsQuery, wordsQuery } from './words.ts'

/** The words of a plan as a text search query. Without a word it is the query of no words, which matches no row. */
export const wordsBound = (plan: AuthorisedPlan): string => queryOf(plan)?.all ?? ''

/** The last of the words of a plan alone, likewise. */
export const lastWordBound = (plan: AuthorisedPlan): string => queryOf(plan)?.last ?? ''

/** All words of a plan and, where there are several groups of them, each group, as the queries that `soughtSql` takes. */
export function wordGroupsBound(plan: AuthorisedPlan): string[] {
  const query = queryOf(plan)
  if (query === null) return []
  return query.groups.length === 1 ? [query.all] : [query.all, ...query.groups]
}

function queryOf({ shape }: AuthorisedPlan): WordsQuery | null {
  if (shape.kind === 'ids') return null
  const numberDigits = shape.object.fields.get(shape.object.nameField)?.digits ?? 0
  return wordsQuery(shape.words ?? '', shape.kind === 'search' ? SEARCHED_START : 1, numberDigits)
}
