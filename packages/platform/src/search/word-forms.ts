import { searchClassesOf } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Synonyms } from '../metadata/caller-records.ts'
import type { Form, WordForms } from '../metadata/word-forms.ts'
import { wordsOf } from '../query/words.ts'
import { prepared } from '../schema/prepared.ts'
import { editDistance } from './edit-distance.ts'

/** A shorter stem would match too many words as a prefix; it is matched exactly, as `with_stems` stores it. */
const SHORTEST_STEM = 4
/** Corrections per misspelled word. */
const MOST_MEANT = 3
/** A shorter word has too many similar words. */
const SHORTEST_TYPED = 3

// A word is known if one of its forms is in the vocabulary; the last word, which may be incomplete, also if it is the start of a word.
const statement = prepared(`
  select w.word, w.stem, f.words, case when f.words = '{}' and not w.is_start and w.word !~ '[0-9]' then (
      select jsonb_agg(jsonb_build_array(n.word, n.stem, n.records)) from unnest($2::text[]) o(vocabulary), near_words(o.vocabulary, w.plain) n
    ) end
  from (
    select s.word, p.plain, word_stem(s.word) as stem, s.place = cardinality($1) and exists (
        select from search_vocabulary v where v.vocabulary = any($2) and v.plain >= p.plain and v.plain < p.plain || '~'
      ) as is_start
    from unnest($1::text[]) with ordinality s(word, place), lateral (select lower(unaccent(s.word)) as plain) p
  ) w,
  lateral (select array(
      select v.word from search_vocabulary v
      where v.vocabulary = any($2) and v.stem = w.stem group by v.word order by max(v.records) desc, v.word limit 12
    ) as words) f`)

/** Numbers, such as 4711 and N014KT, have no other forms and are not corrected: a similar number means another thing. */
const isNumber = (word: string): boolean => /[0-9]/.test(word)

type Near = { word: string; stem: string; records: number }

/** See `CallerRecords.wordForms`. */
export async function wordForms(
  caller: PersonCaller,
  objectApiNames: readonly string[],
  text: string,
  readSynonyms: () => Promise<Synonyms>,
): Promise<WordForms> {
  const typed = wordsOf(text.toLowerCase())
  const words = [...new Set(typed)]
  const of = new Map<string, Form[]>()
  const stopWords = new Set<string>()
  if (words.every((word) => /^[0-9]+$/.test(word))) return { of, stopWords, isAny: false }
  const vocabularies = objectApiNames.flatMap((name) => vocabularyFor(caller, caller.engine.app.required(name)) ?? [])
  const [{ rows }, synonyms] = await Promise.all([
    caller.runner.query(statement, [words, vocabularies]),
    readSynonyms(),
  ])
  /** The known words for each typed word: the word, its other endings, and corrections. */
  const meanings = new Map(words.map((word) => [word, [word]]))
  for (const [word, stem, known, near] of rows as [
    string,
    string | null,
    string[],
    [string, string, number][] | null,
  ][]) {
    if (isNumber(word)) continue
    if (stem === null) stopWords.add(word)
    const meant =
      near === null || stem === null
        ? []
        : meantBy(
            word,
            near.map(([word, base, records]) => ({ word: word, stem: base, records })),
          )
    const others = [...known, ...meant.map((near) => near.word)]
    meanings.set(word, [word, ...others])
    const stems = [...(stem === null ? [] : [stem]), ...meant.map((near) => near.stem)]
    of.set(
      word,
      [
        ...others.map((each) => ({ words: [each], isStart: false })),
        ...stems.map((form) => ({ words: [form], isStart: form.length >= SHORTEST_STEM })),
      ].filter((form) => form.words.length > 0),
    )
  }
  for (const [word, same] of synonymsOf(typed, meanings, synonyms)) of.set(word, [...(of.get(word) ?? []), ...same])
  return { of, stopWords, isAny: false }
}

/** The closest corrections of a misspelled word, without duplicates, the most frequent first. */
function meantBy(typed: string, near: readonly Near[]): Near[] {
  if (typed.length < SHORTEST_TYPED) return []
  const most = typed.length <= 4 ? 1 : typed.length <= 9 ? 2 : 3
  const measured = near
    .map((candidate) => ({ ...candidate, distance: editDistance(typed, candidate.word, most) }))
    .filter(({ distance }) => distance <= most)
  const least = Math.min(...measured.map(({ distance }) => distance))
  const nearest = measured.filter(({ distance }) => distance === least).toSorted((a, b) => b.records - a.records)
  return [...Map.groupBy(nearest, ({ word }) => word).values()].flatMap(([first]) => first ?? []).slice(0, MOST_MEANT)
}

/**
 * Adds the synonyms of several consecutive words, such as "SD card", to each of these words. A record must then match "SD" or the synonym,
 * and "card" or the synonym.
 */
function synonymsOf(
  typed: readonly string[],
  meanings: ReadonlyMap<string, readonly string[]>,
  synonyms: Synonyms,
): Map<string, Form[]> {
  const same = new Map<string, Form[]>()
  for (const group of synonyms) {
    const members = group.map((member) => wordsOf(member.toLowerCase())).filter((words) => words.length > 0)
    for (const start of typed.keys()) {
      const isRun = (member: readonly string[]): boolean =>
        member.every((word, index) => meanings.get(typed[start + index] ?? '')?.includes(word))
      const others = members.filter((member) => !isRun(member)).map((words) => ({ words, isStart: false }))
      const length = Math.max(0, ...members.filter(isRun).map((member) => member.length))
      for (const word of typed.slice(start, start + length)) same.set(word, [...(same.get(word) ?? []), ...others])
    }
  }
  return same
}

/**
 * The vocabulary whose records and texts the caller may all read. Null if there is none: corrections from another vocabulary would reveal
 * words of hidden texts.
 */
function vocabularyFor(caller: PersonCaller, object: ObjectModel): string | null {
  const held = caller.grantsOf(object.apiName)?.held ?? []
  const all = Object.keys(object.search?.classes ?? {})
  for (const [name, { rows, classes = all }] of Object.entries(object.search?.vocabularies ?? {})) {
    const isReadable = held.some(
      (grant) =>
        grant.via === null &&
        grant.equalities.every(({ column, value }) => rows[column] === value) &&
        classes.every((searchClass) => searchClassesOf(object, grant).includes(searchClass)),
    )
    if (isReadable) return vocabularyName(object, name)
  }
  return null
}

export const vocabularyName = (object: ObjectModel, name: string): string => `${object.apiName}/${name}`
