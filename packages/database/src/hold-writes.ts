import type pg from 'pg'

/**
 * Buffers writes to a connection, so that several statements need one system call.
 *
 * @returns a function that flushes the buffer.
 */
export function holdWrites(client: pg.ClientBase): () => void {
  // The connection of a client is missing from the driver's types.
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  stream.cork()
  return () => stream.uncork()
}
