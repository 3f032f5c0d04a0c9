import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prepareToyWorld } from '../testing/toy-world.ts'
import { wordsQuery } from './words.ts'

it('finds each text by each of its words, in any script', async () => {
  const { database, close } = await prepareToyWorld()
  try {
    // The parser of PostgreSQL does not know the letters of some scripts beyond the basic plane.
    const isBasic = (text: string) => !/[\u{10000}-\u{1ffff}]/u.test(text)
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isBasic),
      fc.string({ unit: fc.constantFrom(...'データ导航é한글שלוםไทย１Ⅳ½ß'), minLength: 1, maxLength: 8 }),
    )
    const texts = fc.sample(fc.array(word, { minLength: 1, maxLength: 6 }), { numRuns: 300, seed: 41 })
    const pairs = texts.flatMap((words) =>
      words.flatMap((each) => {
        const query = wordsQuery(each)
        return query === null ? [] : [[words.join(' '), query.all] as const]
      }),
    )
    const { rows } = await database.query(
      `select p.text, p.query from unnest($1::text[], $2::text[]) p(text, query)
       where not with_stems(search_words(p.text)) @@ to_tsquery('simple', p.query)`,
      [pairs.map(([text]) => text), pairs.map(([, query]) => query)],
    )
    expect(rows).toEqual([])
  } finally {
    await close()
  }
})
