import { getListRecords } from 'record-cache'
import { caseListJson } from './case-list.ts'
import { type Contestant, timed } from './interleave.ts'
import { listOfCases, servedCache } from './served-cache.ts'

/**
 * `parse`: parsing the JSON of a case list. `ask`: from the call of an empty cache until its request is sent. `first`: from the arrival of
 * the response until the reader has the snapshot. `again`: the same where the list is cached and the response is unchanged.
 */
export async function listContestants(count: number, runs: number): Promise<Contestant[]> {
  const json = caseListJson(count)
  const config = () => listOfCases(count)
  const known = servedCache()
  known.answer(JSON.parse(json))
  await known.cache.invoke(getListRecords, config())
  let asked = { answer: known.answer, snapshot: Promise.resolve<unknown>(undefined) }
  const arrives = () => {
    const body: unknown = JSON.parse(json)
    const { answer, snapshot } = asked
    return timed(() => {
      answer(body)
      return snapshot
    })
  }
  return [
    { name: 'parse', runs, run: () => timed(() => JSON.parse(json)) },
    {
      name: 'ask',
      runs,
      async run() {
        const { cache, answer } = servedCache()
        const start = performance.now()
        const snapshot = Promise.resolve(cache.invoke(getListRecords, config()))
        const tookMs = performance.now() - start
        asked = { answer, snapshot }
        return tookMs
      },
    },
    { name: 'first', runs, run: arrives },
    {
      name: 'again',
      runs,
      run() {
        asked = { answer: known.answer, snapshot: known.cache.refresh(getListRecords, config()) }
        return arrives()
      },
    },
  ]
}
