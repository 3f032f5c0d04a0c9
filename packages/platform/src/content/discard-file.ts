import type { Engine } from '../engine.ts'

/**
 * Removes a file that no record refers to. Waits for a transaction that is about to add such a record, and then keeps the file.
 */
export async function discardFile({ database, fileStore }: Engine, key: string): Promise<void> {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.query('select from stored_file where storage_key = $1 for update', [key])
    if (rowCount === 0) return
    // The bytes first: a row without bytes is swept again, bytes without a row never would be.
    await fileStore.remove(key)
    await tx.query('delete from stored_file where storage_key = $1', [key])
  })
}
