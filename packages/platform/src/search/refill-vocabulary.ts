import { identifier, type Transaction } from 'database'
import type { Engine } from '../engine.ts'
import { searchTable } from '../schema/names.ts'
import { vocabularyName } from './word-forms.ts'

/** Rebuilds the vocabularies of an object from the words of its records. */
export async function refillVocabulary({ app }: Engine, objectApiName: string, tx: Transaction): Promise<void> {
  const object = app.required(objectApiName)
  // One rebuild at a time: a concurrent one would insert the same words twice.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`vocabulary of ${object.apiName}`])
  for (const [name, definition] of Object.entries(object.search?.vocabularies ?? {})) {
    const vocabulary = vocabularyName(object, name)
    const { rows, classes } = { classes: Object.keys(object.search?.classes ?? {}), ...definition }
    const terms = Object.entries(rows).map(([column, value]) => `${identifier(column)} = ${literal(value)}`)
    const texts = `select ${classes.map((column) => identifier(column)).join(' || ')} from ${searchTable(object)} where ${terms.join(' and ') || 'true'}`
    await tx.query('delete from search_vocabulary where vocabulary = $1', [vocabulary])
    // Only words have a position, and with it the weight D; stems stored among them have none and are left out.
    await tx.query(
      `insert into search_vocabulary (vocabulary, word, plain, stem, records)
       select $1, s.word, lower(unaccent(s.word)), word_stem(s.word), s.ndoc
       from ts_stat($2, 'd') s
       where length(s.word) between 2 and 40 and s.word ~ '^[[:alpha:]]+$' and word_stem(s.word) is not null`,
      [vocabulary, texts],
    )
  }
}

const literal = (value: string | boolean): string =>
  typeof value === 'boolean' ? String(value) : `'${value.replaceAll("'", "''")}'`
