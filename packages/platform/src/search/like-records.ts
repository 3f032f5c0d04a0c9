import type { RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import { selectionOf } from '../access/field-paths.ts'
import type { PersonCaller } from '../engine.ts'
import type { LikeRecordsWanted } from '../metadata/caller-records.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { wordFrequencies } from '../query/word-frequencies.ts'
import { likeQuery, wordsIn } from './like-words.ts'

/** Number of rows in which words are counted for a caller who may not read all rows. */
const COUNTED = 2_000

/**
 * Finds records similar to a text, best matches first: records with some of its words that the caller can see.
 *
 * @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`.
 */
export async function likeRecords(
  caller: PersonCaller,
  objectApiName: string,
  { text, limit, ...fields }: LikeRecordsWanted,
): Promise<RecordShape[]> {
  const { app } = caller.engine
  const object = app.required(objectApiName)
  const selection = selectionOf(app, caller.grantsOf, object, fields)
  const words = wordsIn(text)
  const counted = { kind: 'frequencies', object, where: null, words: words.join(' '), limit: COUNTED } as const
  const frequencies = authorise(app, counted, caller.grantsOf)
  const query = words.length === 0 ? '' : likeQuery(words, await wordFrequencies(caller.runner, frequencies))
  const shape = {
    kind: 'search',
    object,
    where: null,
    words: query,
    isQuery: true,
    selection,
    order: [],
    offset: 0,
    limit,
  } as const
  const plan = authorise(app, shape, caller.grantsOf)
  return query === '' ? [] : project(await run(caller.runner, plan), selection, caller)
}
