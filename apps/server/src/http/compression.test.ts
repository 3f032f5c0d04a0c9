import zlib from 'node:zlib'
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { compression } from './compression.ts'

/** Which functions of zlib compress an answer of this size, and at which level. */
async function compressedBy(bytes: number, encoding: 'br' | 'gzip'): Promise<unknown[][]> {
  const level = (options: unknown): unknown => {
    const { params, level: ofGzip } = options as { params?: Record<number, number>; level?: number }
    return params?.[zlib.constants.BROTLI_PARAM_QUALITY] ?? ofGzip
  }
  const used: unknown[][] = []
  for (const name of ['brotliCompressSync', 'gzipSync', 'createBrotliCompress', 'createGzip'] as const) {
    const original: (...args: never[]) => unknown = zlib[name]
    vi.spyOn(zlib, name).mockImplementation(((...args: never[]) => {
      used.push([name, level(args.at(-1) ?? {})])
      return original(...args)
    }) as never)
  }
  const app = fastify()
  await app.register(compress, {
    ...compression,
    // The functions that are spied on, also where the options hold them themselves.
    zlib: { ...(compression.zlib as object), brotliCompressSync: zlib.brotliCompressSync, gzipSync: zlib.gzipSync },
  })
  app.get('/', async () => ({ text: 'x'.repeat(bytes) }))
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  await app.close()
  vi.restoreAllMocks()
  expect(headers['content-encoding']).toBe(encoding)
  return used
}

it('compresses an answer of more than 32 KiB in a thread at level 1, and a smaller one at once', async () => {
  const [small, large] = [32 * 1024 - 20, 32 * 1024 + 1]
  expect(await compressedBy(small, 'br')).toEqual([['brotliCompressSync', 4]])
  expect(await compressedBy(large, 'br')).toEqual([['createBrotliCompress', 1]])
  expect(await compressedBy(small, 'gzip')).toEqual([['gzipSync', undefined]])
  expect(await compressedBy(large, 'gzip')).toEqual([['createGzip', 1]])
})
