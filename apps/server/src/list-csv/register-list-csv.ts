import { Readable } from 'node:stream'
import { AppError, LIST_CSV_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway, Platform } from 'platform'
import { recordExport } from 'support'
import { Type } from 'typebox'
import { attachmentHeader, attachmentNamed } from '../files/content-disposition.ts'
import { type ReadBudget, waitForBudget } from '../http/read-budget.ts'
import { csvColumns, listCsv } from './list-csv.ts'

/** Rows per page that is read. */
const PAGE_SIZE = 500

type ListRequest = FastifyRequest<{ Params: { objectApiName: string; listViewApiName: string }; Querystring: Query }>
type Query = Readonly<Record<string, unknown>>

/** Serves list views as CSV, streamed. */
export function registerListCsv(
  app: FastifyInstance,
  { platform, readBudget }: { platform: Platform; readBudget: ReadBudget },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: LIST_CSV_PATH.replace('{objectApiName}', ':objectApiName(\\w+)').replace(
      '{listViewApiName}',
      ':listViewApiName(\\w+)',
    ),
    compress: false,
    config: { policy: { rate: 'print', access: 'session' } },
    schema: {
      operationId: 'listCsv',
      tags: ['Lists'],
      summary: 'Downloads all rows of a list view that the caller may see as CSV.',
      description:
        'UTF-8 with a byte order mark, CRLF between rows; times in the time zone of the caller, named in the head; an apostrophe before what a spreadsheet would take for a formula.',
      params: Type.Object({
        objectApiName: Type.String({ description: 'The name of an object.' }),
        listViewApiName: Type.String({ description: 'The name of a list view of the object.' }),
      }),
      querystring: Type.Partial(
        Type.Object({
          fields: Type.String({
            description:
              'Fields of the rows, separated by commas, such as `Subject,Product__r.Name`; those of the list when absent.',
          }),
          searchTerm: Type.String({ description: 'Words that the rows hold.' }),
          where: Type.String({ description: 'A filter, as the pages of the list take it.' }),
          sortBy: Type.String({
            description: 'Fields that order the rows, separated by commas; `-` before one turns it.',
          }),
        }),
      ),
      produces: ['text/csv'],
      response: {
        200: Type.String({ description: 'The file.', headers: { 'content-disposition': attachmentHeader } }),
      },
      errors: [
        'NOT_FOUND',
        'INVALID_FIELD',
        'INVALID_FILTER',
        'ILLEGAL_QUERY_PARAMETER_VALUE',
        'QUERY_TOO_COMPLICATED',
        'DAILY_LIMIT_REACHED',
      ],
    },
    handler: async (request: ListRequest, reply) => {
      const { session, params, query, method } = request
      if (session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = session.person
      const gateway = (): Gateway => platform.as(principal)
      const info = await gateway().lists.info(params)
      const paths = textOf(query, 'fields')?.split(',') ?? info.displayColumns.map(({ fieldApiName }) => fieldApiName)
      const page = {
        fields: paths.map((path) => `${info.listReference.objectApiName}.${path}`),
        searchTerm: textOf(query, 'searchTerm'),
        where: textOf(query, 'where'),
        sortBy: textOf(query, 'sortBy')?.split(','),
        pageSize: PAGE_SIZE,
      }
      const read = (pageToken?: string) => gateway().lists.records(params, { ...page, pageToken })
      // An error of the first page is answered instead of a file. It also bounds the fields before any is described.
      const first = await read()
      const columns = await csvColumns(info, paths, gateway().objectInfo.get)
      const name = `${info.label ?? params.listViewApiName}.csv`
      reply.header('content-disposition', attachmentNamed(name)).type('text/csv; charset=utf-8')
      if (method === 'HEAD') return await reply.send()
      await recordExport(platform, principal, {
        listViewId: info.listReference.id,
        name: `${info.listReference.objectApiName}: ${info.label ?? params.listViewApiName}`,
      })
      const next = async (pageToken: string) => {
        await waitForBudget(readBudget, principal, request, reply)
        return await read(pageToken)
      }
      return await reply.send(Readable.from(listCsv(columns, principal.timeZone, first, next), { objectMode: false }))
    },
  })
}

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a repeated parameter. */
function textOf(query: Query, parameter: string): string | undefined {
  const value = query[parameter]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
  return value
}
