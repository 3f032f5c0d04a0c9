import type { Highlight, RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import { selectionOf } from '../access/field-paths.ts'
import type { PersonCaller } from '../engine.ts'
import type { SoughtText, WordsWanted } from '../metadata/caller-records.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { placesOfWords, SEARCHED_START } from '../query/words.ts'
import { parseWhere } from '../shape/parse-where.ts'
import { highlightIn } from './highlight.ts'

/** See `CallerRecords.findWords`. */
export async function findWords(
  caller: PersonCaller,
  objectApiName: string,
  { text, forms, where, limit, textsOf, ...fields }: WordsWanted,
): Promise<RecordShape[]> {
  const { app } = caller.engine
  const object = app.required(objectApiName)
  if (!caller.grantsOf(object.apiName)) return []
  const selection = selectionOf(app, caller.grantsOf, object, fields)
  const shape = {
    kind: 'search',
    object,
    where: parseWhere(where),
    words: text,
    forms,
    selection,
    order: [],
    offset: 0,
    limit,
    textsOf,
  } as const
  return project(await run(caller.runner, authorise(app, shape, caller.grantsOf)), selection, caller)
}

/**
 * Highlights the words of a search in texts that the caller has read: a snippet around the first match, with the ranges of all matches in
 * it; null without a match.
 */
export function wordHighlights({ text, forms }: SoughtText): (text: string) => Highlight | null {
  const placesIn = placesOfWords(text, SEARCHED_START, 8, forms)
  return (readText) => highlightIn(readText, placesIn)
}
