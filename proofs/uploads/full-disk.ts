import { existsSync, default as fs, type WriteStream } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a server before its own code (`node --import`): while the file of FULL_DISK_FLAG is there, its disk is full, as soon as a
// file that arrives has some bytes.

const flag = process.env.FULL_DISK_FLAG ?? ''
const open = fs.createWriteStream
fs.createWriteStream = (...parameters: Parameters<typeof open>): WriteStream => {
  const stream = open(...parameters)
  if (!String(parameters[0]).includes('/incoming/')) return stream
  const write = stream._write.bind(stream)
  stream._write = (chunk, encoding, done) => {
    if (!existsSync(flag)) return write(chunk, encoding, done)
    write(chunk.subarray(0, 1), encoding, () => done(Object.assign(new Error('no space left'), { code: 'ENOSPC' })))
  }
  // Several chunks at once would go around it.
  Object.defineProperty(stream, '_writev', { value: undefined })
  return stream
}
syncBuiltinESMExports()
