import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Smaller answers are compressed synchronously, which takes less than a millisecond; larger ones in a thread. */
const AT_ONCE_BYTES = 32 * 1024

const quality = (level: number): BrotliOptions => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })

/**
 * The compression of answers. Large answers use the lowest levels: a higher level takes longer than reading the records did, and saves a
 * tenth of the bytes.
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
