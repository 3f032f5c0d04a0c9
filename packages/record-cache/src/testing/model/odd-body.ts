/** Bodies that a broken service or a proxy answers with 200, from one that holds nothing to one that is right but for one field. */
const ODD = [
  () => undefined,
  () => null,
  () => ({}),
  () => 5,
  () => 'oops',
  () => ({ results: 5, records: 5, fields: 5, id: 5 }),
  () => ({ results: [null], records: [null] }),
  spoiled,
] as const

/** One of them, in the place of an answer. */
export const oddBody = (pick: number, answer: unknown): unknown => ODD[pick % ODD.length]?.(structuredClone(answer))

type Answer = {
  fields?: { [name: string]: unknown }
  records?: Answer[]
  results?: { statusCode: number; result: Answer }[]
}

/** The same answer in which the last field of the last record is none. */
function spoiled(answer: unknown): unknown {
  const { records, results } = (answer ?? {}) as Answer
  const last = records?.at(-1) ?? results?.at(-1)?.result ?? (answer as Answer | undefined)
  const name = Object.keys(last?.fields ?? {}).at(-1)
  if (name === undefined || last?.fields === undefined) return null
  last.fields[name] = null
  return answer
}
