import { AppError } from 'contract'
import { allMethods } from 'contract/methods'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundCalls } from '../bound-calls.ts'
import { errorAnswer } from '../http/error-answers.ts'
import { codesIn, documentOf } from '../testing/answer-fault.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Document, Operation } from './open-api.ts'

let test: TestServer
let document: Document
let paths: [string, Document['paths'][string]][]
let operations: Operation[]
beforeAll(async () => {
  test = await startTestServer({ RATE_SCALE: '2' })
  document = await documentOf(test)
  paths = Object.entries(document.paths)
  operations = paths.flatMap(([, methods]) => Object.values(methods))
})
afterAll(() => test.close())

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

it('describes every call by its summary', () => {
  for (const { call } of boundCalls().filter(({ name }) => !name.startsWith('methods.'))) {
    expect(operations.some(({ summary }) => summary.includes(call.summary))).toBe(true)
  }
})

it('describes every server method by its own path, with its parameters and its answer', () => {
  for (const { className, methodName, readOnly, summary } of allMethods) {
    const { [`/lwr/apex/v65.0/${className}/${methodName}`]: methods = {} } = Object.fromEntries(paths)
    expect(Object.keys(methods)).toEqual(readOnly ? ['get', 'post'] : ['post'])
    for (const operation of Object.values(methods)) expect(operation).toMatchObject({ summary })
  }
  const { '/lwr/apex/v65.0/KnowledgeArticlesController/getKnowledgeList': list } = Object.fromEntries(paths)
  expect(list?.get?.parameters?.map(({ in: place, name }) => [place, name])).toEqual([
    ...[
      'recordType',
      'itemNumber',
      'featured',
      'video',
      'category',
      'withProductPages',
      'order',
      'after',
      'limit',
      'methodParams',
    ].map((name) => ['query', name]),
    ['header', 'x-user-activity'],
  ])
  expect(list?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { limit: { maximum: 500 } } } } } },
    responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } },
  })
  expect(codesIn(list?.get?.responses[400]?.description)).toContain('NUMBER_OUTSIDE_VALID_RANGE')
  expect(paths.map(([path]) => path)).not.toContain('/lwr/apex/v65.0/{apexClass}/{apexMethod}')
})

it('puts every operation into one chapter, says who may call it, and describes every chapter', () => {
  const chapters = document.tags
  const places = operations.flatMap(({ tags }) => tags)
  expect(places.length).toBe(operations.length)
  expect(new Set(places)).toEqual(new Set(chapters.map(({ name }) => name)))
  expect(new Set(places).size).toBe(chapters.length)
  for (const { name, description } of chapters)
    expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)])
  for (const { operationId, summary, description } of operations) {
    expect([operationId, summary, description]).toEqual([
      operationId,
      expect.stringMatching(/\.$/),
      expect.stringMatching(/^(?:Needs a session|Needs no session|Answers with or without a session)/),
    ])
  }
})

it('names the rate class of every call, with the requests that are allowed', () => {
  const { description } = document.info
  const named = new Set(
    operations.flatMap(({ description = '' }) => /Rate class: (`\w+`)/.exec(description)?.[1] ?? []),
  )
  expect(named.size).toBeGreaterThan(3)
  for (const name of named) expect(description).toContain(`${name} `)
  expect(description).toContain('`read` 6,000')
})

it('describes every header, and every path parameter of the routes outside the contract', () => {
  const silent = operations.flatMap(({ operationId, parameters = [], responses }) => [
    ...parameters
      .filter(({ in: place, description }) => !description && (place === 'header' || !operationId.includes('_')))
      .map(({ name }) => `${operationId} ${name}`),
    ...Object.values(responses).flatMap(({ headers = {} }) =>
      Object.entries(headers)
        .filter(([, { description }]) => !description)
        .map(([name]) => `${operationId} ${name}`),
    ),
  ])
  expect(silent).toEqual([])
})

it('has no two paths that differ only in parameter names, and no two operations with the same id', () => {
  const addresses = paths.map(([path]) => withoutNames(path))
  expect(new Set(addresses).size).toBe(addresses.length)
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

it('describes a list view by its id and the list views of an object as one operation', () => {
  const { '/services/data/v65.0/ui-api/list-ui/{listViewIdOrObjectApiName}': methods } = Object.fromEntries(paths)
  expect(methods?.get?.parameters?.map(({ name }) => name)).toEqual([
    ...['fields', 'optionalFields', 'pageSize', 'pageToken', 'sortBy', 'q', 'recentListsOnly'],
    'listViewIdOrObjectApiName',
    'x-user-activity',
  ])
})

it('lists the error codes of every call', () => {
  const codesAt = (id: string, status: number) =>
    codesIn(operations.find(({ operationId }) => operationId === id)?.responses[status]?.description)
  expect(codesAt('records_getRecord', 404)).toEqual(['NOT_FOUND'])
  expect(codesAt('records_updateRecord', 412)).toEqual(['STALE_VERSION'])
  expect(codesAt('records_createRecord', 422)).toEqual(['IDEMPOTENCY_KEY_REUSED'])
  expect(codesAt('records_getRecord', 400)).toEqual(expect.arrayContaining(['INVALID_FIELD', 'MISSING_ARGUMENT']))
  expect(codesAt('records_getRecord', 412)).toEqual([])
  const { description = '' } =
    operations.find(({ operationId }) => operationId === 'records_getRecord')?.responses[404] ?? {}
  expect(description).toBe('- `NOT_FOUND` The requested resource does not exist')
})

it('describes exactly the properties of errors', () => {
  const { schemas } = document.components
  const error = new AppError('PASSWORD_REFUSED', { rules: 'length digit', number: 3 }, { field: 'password' })
  const problem = errorAnswer(error, 'problem').body as object
  const write = errorAnswer(error, 'write').body as { output: { fieldErrors: { password: object[] } } }
  const propertiesOf = (schema: object | undefined) => Object.keys(Reflect.get(schema ?? {}, 'properties')).sort()
  expect(propertiesOf(schemas.Problem)).toEqual(Object.keys(problem).sort())
  expect(propertiesOf(schemas.WriteError)).toEqual(Object.keys(write).sort())
  const { output } = Reflect.get(schemas.WriteError ?? {}, 'properties')
  expect(propertiesOf(output.properties.errors.items)).toEqual(
    Object.keys(write.output.fieldErrors.password[0] ?? {}).sort(),
  )
})

it('refers only to existing schemas', () => {
  const text = JSON.stringify(document)
  const components = Object.keys(document.components.schemas)
  const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(referred.length).toBeGreaterThan(10)
  expect(referred.filter((ref) => !components.includes(String(ref).replace('#/components/schemas/', '')))).toEqual([])
  expect(text).not.toMatch(/"\$(?:id|defs)"/)
})

it('names every parameter of a path', () => {
  for (const [path, methods] of paths) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters = [] } of Object.values(methods)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(names)
    }
  }
})

it('describes every number in a query', () => {
  const numbers = operations
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ in: place, schema }) => place === 'query' && Reflect.get(schema, 'type') === 'integer')
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.filter(({ description }) => description === undefined)).toEqual([])
})
