import { Readable } from 'node:stream'
import { AppError, limits, OWN_DATA_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { type OwnRecords, readOwnData, recordExport } from 'support'
import { Type } from 'typebox'
import { attachmentHeader, attachmentNamed } from '../files/content-disposition.ts'
import { type ReadBudget, waitForBudget } from '../http/read-budget.ts'

const FILE_NAME = 'own-data.json'

/** Serves the stored data about the caller, streamed. */
export function registerOwnData(
  app: FastifyInstance,
  { platform, readBudget }: { platform: Platform; readBudget: ReadBudget },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: OWN_DATA_PATH,
    config: { policy: { rate: 'print', access: 'session' } },
    schema: {
      operationId: 'ownData',
      tags: ['Own data'],
      summary: 'Downloads what is stored about the caller, as the caller may see it.',
      description: `By object, the newest ${limits.ownDataRecords} records of each.`,
      response: {
        200: Type.Object({}, { description: 'The file.', headers: { 'content-disposition': attachmentHeader } }),
      },
      errors: ['DAILY_LIMIT_REACHED'],
    },
    handler: async (request: FastifyRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      reply.header('content-disposition', attachmentNamed(FILE_NAME)).type('application/json; charset=utf-8')
      if (request.method === 'HEAD') return await reply.send()
      const parts = readOwnData(async () => {
        await waitForBudget(readBudget, principal, request, reply)
        return platform.as(principal)
      }, principal)
      // An error of the first part is answered instead of a file.
      const first = await parts.next()
      await recordExport(platform, principal, { object: 'User', id: principal.userId })
      return await reply.send(Readable.from(ownDataFile(first, parts), { objectMode: false }))
    },
  })
}

/** Writes the data about a person as one JSON object, with `records` and `hasMore` of each object. */
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
