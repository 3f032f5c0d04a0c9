import type pg from 'pg'

/**
 * Keeps back what is written to a connection, so that several statements cost one call of the system.
 *
 * @returns a function that lets it go.
 */
export function holdWrites(client: pg.ClientBase): () => void {
  // The types of the driver leave out that a client has a connection.
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  stream.cork()
  return () => stream.uncork()
}
