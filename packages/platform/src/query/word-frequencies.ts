import { type AuthorisedPlan, searchClassesOf } from '../access/authorise.ts'
import type { HeldGrant } from '../access/grants.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { RECORDS_SCHEMA } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'
import type { FrequenciesShape } from '../shape/shape.ts'
import { type Runner, runFrequencies } from './run.ts'

/** How common words are in the texts of an object that a caller may read. */
export type WordFrequencies = {
  /** Rows of the object; estimated if there are many. */
  rows: number
  /** The share of rows (0 to 1) with a word, for the most common words. */
  shares: ReadonlyMap<string, number>
  /** The upper bound of the share for all other words; 0 without statistics. */
  most: number
}

// `most_common_elem_freqs` has one entry per word, followed by the smallest of these shares.
const statement = prepared(`
  select (select jsonb_object_agg(e.word, e.share) from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e(word, share)
      where s.schemaname = '${RECORDS_SCHEMA}' and s.tablename = $1 and s.attname = any($2) and e.word = any($3)),
    (select min(s.most_common_elem_freqs[1 + cardinality(s.most_common_elems::text::text[])]) from pg_stats s
      where s.schemaname = '${RECORDS_SCHEMA}' and s.tablename = $1 and s.attname = any($2))`)

const rowsStatement = prepared('select greatest(0, c.reltuples) from pg_class c where c.oid = to_regclass($1)')

const searchTableOf = ({ apiName }: ObjectModel): string => `${apiName}_search`

/**
 * Looks up how common words are. The statistics of the planner are of all rows, so they serve only callers who may read all rows: in the
 * choice of words they would reveal hidden texts. For others, words are counted in the newest rows that they may read.
 */
export async function wordFrequencies(
  runner: Runner,
  plan: AuthorisedPlan<FrequenciesShape>,
): Promise<WordFrequencies> {
  const { object, words, limit } = plan.shape
  const ofAllRows = plan.branches.find(readsAllRows)
  if (ofAllRows) {
    const classes = searchClassesOf(object, ofAllRows)
    const { rows } = await runner.query(statement, [searchTableOf(object), classes, words.split(' ')])
    const [shares, most] = rows[0] ?? []
    return {
      rows: await estimatedRows(runner, object),
      shares: new Map(Object.entries((shares ?? {}) as Record<string, number>)),
      most: Number(most ?? 0),
    }
  }
  const counts = await runFrequencies(runner, plan)
  const read = counts[0]?.rows ?? 0
  return {
    rows: read < limit ? read : await estimatedRows(runner, object),
    shares: new Map(counts.flatMap(({ word, count }) => (count === 0 ? [] : [[word, count / read]]))),
    // A word that none of these rows has.
    most: read === 0 ? 0 : 0.5 / read,
  }
}

const readsAllRows = ({ via, equalities }: HeldGrant): boolean => via === null && equalities.length === 0

async function estimatedRows({ query }: Pick<Runner, 'query'>, object: ObjectModel): Promise<number> {
  const { rows } = await query(rowsStatement, [`${RECORDS_SCHEMA}."${searchTableOf(object)}"`])
  return Number(rows[0]?.[0] ?? 0)
}
