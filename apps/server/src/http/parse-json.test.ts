import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

// The parser without the schemas of the calls, which check the same again.

const app = fastify()
parseJson(app)
app.post('/', (request, reply) => reply.send({ body: request.body ?? 'none' }))
afterAll(() => app.close())

const post = async (payload: string, contentType = 'application/json') => {
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': contentType }, payload })
  return { status: answer.statusCode, body: answer.json().body }
}

it('passes the body unchanged, and an empty body as none', async () => {
  expect(await post('{"a":[1,"2",null]}')).toEqual({ status: 200, body: { a: [1, '2', null] } })
  expect(await post('{"constructor":"a name","prototype":1}')).toMatchObject({ status: 200 })
  expect(await post('')).toEqual({ status: 200, body: 'none' })
})

it.each([
  '{"__proto__":{"a":1}}',
  '{"__proto__":null}',
  '{"a":{"__proto__":1}}',
  '[{"a":[{"__proto__":{}}]}]',
  '{"\\u005f_proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":{"constructor":{"prototype":{}}}}',
  '{"\\u0063onstructor":{"prototype":{}}}',
])('refuses %s, whose keys would reach a prototype', async (payload) => {
  expect((await post(payload)).status).toBe(400)
})

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'text/json'])(
  'takes no %s, which a form of another site could send',
  async (contentType) => {
    expect((await post('{}', contentType)).status).toBe(415)
  },
)

it.each(['{', '{"a":1}x', "{'a':1}", '{"a":NaN}'])('refuses %s, which is no JSON', async (payload) => {
  expect((await post(payload)).status).toBe(400)
})

it.each([
  ['is silent', { silentMs: 20, mostMs: 60_000 }],
  ['takes too long', { silentMs: 60_000, mostMs: 20 }],
])('closes the connection of a body that %s', async (_, times) => {
  const slow = fastify()
  parseJson(slow, times)
  slow.post('/', () => 'never')
  await slow.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((slow.server.address() as AddressInfo).port, '127.0.0.1')
  socket.resume().write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
  await once(socket, 'close')
  await slow.close()
})
