import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { bytesOfMail, paceCheck } from './bytes-of-mail.ts'

it('ends a stream that is slower than a mail may be, and reads one that is not', async () => {
  let time = 0
  const stream = (bytes: number) =>
    Readable.from(
      (function* () {
        for (let piece = 0; piece < 10; piece++) {
          time += 10_000
          yield Buffer.alloc(bytes)
        }
      })(),
    )
  const read = (bytes: number) =>
    bytesOfMail(
      stream(bytes),
      10 ** 7,
      paceCheck(() => time),
    )
  expect(await read(200_000)).toHaveLength(2_000_000)
  await expect(read(10_000)).rejects.toThrow('too slowly')
})
