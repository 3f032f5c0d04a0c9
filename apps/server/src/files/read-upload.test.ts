import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { AppError } from 'contract'
import fc from 'fast-check'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parserLimits, readUpload } from './read-upload.ts'

const FILE_BYTES = 1_000

const app = fastify()

beforeAll(async () => {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', async (request) => {
    const form = await readUpload(request.parts({ limits: parserLimits }), { fileBytes: FILE_BYTES })
    const bytes = await buffer(form.data)
    return { fileName: form.fileName, bytes: bytes.toString('base64'), texts: form.texts }
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 400).send(error instanceof AppError ? error.code : 'PARSER'),
  )
})

afterAll(() => app.close())

type Part = { name: string; value: string | Buffer; file?: string }

function body(parts: readonly Part[], boundary = 'x-boundary'): Buffer {
  const chunks = parts.flatMap(({ name, value, file }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    file === undefined ? '\r\n' : 'Content-Type: application/octet-stream\r\n\r\n',
    value,
    '\r\n',
  ])
  return Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)))
}

async function post(payload: Buffer): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x-boundary' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
  const text = answer.body
  return { status: answer.statusCode, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const file = (value: string | Buffer, name = 'chart.bin'): Part => ({ name: 'fileData', value, file: name })

it('reads the text parts before and after the file', async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255])
  const wanted = {
    status: 200,
    body: {
      fileName: 'chart.bin',
      bytes: bytes.toString('base64'),
      texts: { title: 'Chart', description: 'Of Skerry' },
    },
  }
  const title = { name: 'title', value: 'Chart' }
  const description = { name: 'description', value: 'Of Skerry' }
  expect(await post(body([title, description, file(bytes)]))).toEqual(wanted)
  expect(await post(body([title, file(bytes), description]))).toEqual(wanted)
  expect(await post(body([file(bytes), title, description]))).toEqual(wanted)
})

it('drops the folders of a file name', async () => {
  expect(await post(body([file('x', 'C:\\charts\\skerry.pdf')]))).toMatchObject({ body: { fileName: 'skerry.pdf' } })
  expect(await post(body([file('x', '../../etc/passwd')]))).toMatchObject({ body: { fileName: 'passwd' } })
})

it('takes a file of exactly the limit and refuses one byte more', async () => {
  expect(await post(body([file(Buffer.alloc(FILE_BYTES))]))).toMatchObject({ status: 200 })
  expect(await post(body([file(Buffer.alloc(FILE_BYTES + 1))]))).toEqual({ status: 413, body: 'FILE_TOO_LARGE' })
})

it('takes an empty file', async () => {
  expect(await post(body([file('')]))).toMatchObject({ status: 200, body: { bytes: '' } })
})

it.each([
  ['no file', [{ name: 'title', value: 'Chart' }], 'MISSING_ARGUMENT'],
  ['a file under another name', [{ name: 'data', value: 'x', file: 'x' }], 'INVALID_API_INPUT'],
  ['an unknown part', [file('x'), { name: 'ownerId', value: '005' }], 'INVALID_API_INPUT'],
  ['a title twice', [{ name: 'title', value: 'a' }, file('x'), { name: 'title', value: 'b' }], 'INVALID_API_INPUT'],
  ['a text too long', [{ name: 'title', value: 'a'.repeat(70_000) }, file('x')], 'INVALID_API_INPUT'],
  ['two files', [file('x'), file('y')], 'PARSER'],
  ['a name of the prototype', [{ name: '__proto__', value: 'x' }, file('x')], 'PARSER'],
])('refuses %s', async (_what, parts, code) => {
  expect(await post(body(parts))).toEqual({ status: 400, body: code })
})

it('answers every damaged form', async () => {
  const whole = body([{ name: 'title', value: 'Chart' }, file('0123456789'), { name: 'description', value: 'x' }])
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.uint8Array({ maxLength: 4 }),
      fc.boolean(),
      async (at, bytes, cut) => {
        const damaged = Buffer.concat([whole.subarray(0, at), bytes, cut ? Buffer.alloc(0) : whole.subarray(at + 1)])
        expect((await post(damaged)).status).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
})

it('refuses other bodies, and a form that breaks off', async () => {
  const whole = body([file('some bytes')])
  for (const broken of [Buffer.from('null'), whole.subarray(0, 40), whole.subarray(0, whole.length - 20)]) {
    expect(await post(broken)).toEqual({ status: 400, body: 'INVALID_API_INPUT' })
  }
})
