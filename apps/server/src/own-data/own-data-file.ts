import type { OwnRecords } from 'support'

/** Writes the parts of somebody's own data as one JSON object: by object, `records` and `hasMore`. */
export async function* ownDataFile(
  first: IteratorResult<OwnRecords, undefined>,
  rest: AsyncGenerator<OwnRecords, undefined, undefined>,
): AsyncGenerator<string, undefined, undefined> {
  let isObjectOpen = false
  let separator = '{'
  for (let part = first; !part.done; part = await rest.next()) {
    const { object, records, hasMore } = part.value
    if (!isObjectOpen) yield `${separator}\n${JSON.stringify(object)}: {"records": [`
    const lines = records.map((record) => JSON.stringify(record)).join(',\n')
    yield `${isObjectOpen && records.length > 0 ? ',' : ''}\n${lines}`
    isObjectOpen = hasMore === null
    separator = ','
    if (!isObjectOpen) yield `], "hasMore": ${hasMore}}`
  }
  yield separator === '{' ? '{}\n' : '\n}\n'
}
