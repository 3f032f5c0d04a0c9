import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { TYPES } from 'postgraphile/@dataplan/pg'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { addPgTableCondition } from 'postgraphile/utils'

// PostGraphile on the tables of the product, without authentication. It filters only by equality, so the other conditions of the benchmark
// are written as its manual shows.
const cases = { schemaName: 'records', tableName: 'Case' }

const statusIn = addPgTableCondition(
  cases,
  'statusIn',
  ({ graphql: { GraphQLList, GraphQLString } }) => ({ type: new GraphQLList(GraphQLString) }),
  (value, { sql, sqlTableAlias, sqlValueWithCodec, build }) =>
    sql`${sqlTableAlias}."Status" = any(${sqlValueWithCodec(value, build.dataplanPg.listOfCodec(TYPES.text))})`,
)

const createdSince = addPgTableCondition(
  cases,
  'createdSince',
  ({ graphql: { GraphQLString } }) => ({ type: GraphQLString }),
  (value, { sql, sqlTableAlias, sqlValueWithCodec }) =>
    sql`${sqlTableAlias}."CreatedDate" >= ${sqlValueWithCodec(value, TYPES.timestamptz)}`,
)

// The newest thousand matches, like the limit; they are neither ranked nor highlighted.
const words = addPgTableCondition(
  cases,
  'words',
  ({ graphql: { GraphQLString } }) => ({ type: GraphQLString }),
  (value, { sql, sqlTableAlias, sqlValueWithCodec }) =>
    sql`${sqlTableAlias}."Id" = any(array(select s."Id" from records."Case_search" s where s."AccountId" = '001000000000001AAA'
      and s."case" @@ to_tsquery('simple', ${sqlValueWithCodec(value, TYPES.text)}) order by s."Id" desc limit 1000))`,
)

const service = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [statusIn, createdSince, words],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL ?? '', schemas: ['records'] })],
  grafserv: { graphiql: false },
})
const server = createServer()
await service.createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
  process.send?.({ url: `http://localhost:${address.port}` })
})
process.once('disconnect', () => process.exit(0))
