import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Smaller answers are compressed at once, which takes less than a millisecond; larger ones by a thread of their own. */
const AT_ONCE_BYTES = 32 * 1024

const quality = (level: number): BrotliOptions => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })

/**
 * How answers are compressed. Large ones at the lowest levels: the next ones take longer than to read what they compress, and save
 * a tenth of it.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  syncThreshold: AT_ONCE_BYTES,
  brotliOptions: quality(4),
  zlib: {
    brotliCompressSync: zlib.brotliCompressSync,
    gzipSync: zlib.gzipSync,
    createBrotliCompress: () => zlib.createBrotliCompress(quality(1)),
    createGzip: (options?: ZlibOptions) => zlib.createGzip({ ...options, level: 1 }),
  },
}
