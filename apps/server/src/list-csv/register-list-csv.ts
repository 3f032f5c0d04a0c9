import { Readable } from 'node:stream'
import { AppError, LIST_CSV_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway, Platform } from 'platform'
import { recordExport } from 'support'
import { attachmentNamed } from '../files/content-disposition.ts'
import { csvColumns, listCsv } from './list-csv.ts'

/** Rows per page that is read. */
const PAGE_SIZE = 500

type ListRequest = FastifyRequest<{ Params: { objectApiName: string; listViewApiName: string }; Querystring: Query }>
type Query = Readonly<Record<string, unknown>>

/**
 * `GET /lists/{objectApiName}/{listViewApiName}.csv`: every row of a list view that the caller may see, as an attachment that is
 * streamed. It has the parameters of a page of the list for filter, search and order.
 */
export function registerListCsv(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: LIST_CSV_PATH.replace('{objectApiName}', ':objectApiName(\\w+)').replace(
      '{listViewApiName}',
      ':listViewApiName(\\w+)',
    ),
    compress: false,
    config: { policy: { rate: 'print', access: 'session' } },
    handler: async ({ session, params, query, method }: ListRequest, reply) => {
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
      return await reply.send(Readable.from(listCsv(columns, principal.timeZone, first, read), { objectMode: false }))
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
