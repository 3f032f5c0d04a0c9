import type { Queryable } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import { RECORDS_SCHEMA } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'

/** How common words are in the texts of an object, from the statistics of the planner. */
export type WordFrequencies = {
  /** Rows of the object, estimated. */
  rows: number
  /** The share of rows (0 to 1) with a word, for the most common words. */
  shares: ReadonlyMap<string, number>
  /** The upper bound of the share for all other words; 0 without statistics. */
  most: number
}

// `most_common_elem_freqs` has one entry per word, followed by the smallest of these shares.
const statement = prepared(`
  select (select greatest(0, c.reltuples) from pg_class c where c.oid = to_regclass($1)),
    (select jsonb_object_agg(e.word, e.share) from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e(word, share)
      where s.schemaname = '${RECORDS_SCHEMA}' and s.tablename = $2 and s.attname = any($3) and e.word = any($4)),
    (select min(s.most_common_elem_freqs[1 + cardinality(s.most_common_elems::text::text[])]) from pg_stats s
      where s.schemaname = '${RECORDS_SCHEMA}' and s.tablename = $2 and s.attname = any($3))`)

/** Looks up how common words are; a word without statistics is rare. */
export async function wordFrequencies(
  { query }: Pick<Queryable, 'query'>,
  object: ObjectModel,
  words: readonly string[],
): Promise<WordFrequencies> {
  const table = `${object.apiName}_search`
  const classes = Object.keys(object.search?.classes ?? {})
  const { rows } = await query(statement, [`${RECORDS_SCHEMA}."${table}"`, table, classes, words])
  const [count, shares, most] = rows[0] ?? []
  return {
    rows: Number(count ?? 0),
    shares: new Map(Object.entries((shares ?? {}) as Record<string, number>)),
    most: Number(most ?? 0),
  }
}
