import type { Scalar, SystemRecords } from 'platform'

/** Locks services and reads some of their fields, in the order of their ids, so that two resets never wait for each other. */
export async function lockServices(
  records: SystemRecords,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Record<string, Scalar>>> {
  const services = new Map<string, Record<string, Scalar>>()
  for (const id of [...ids].sort()) {
    const row = await records.read('Subscription__c', id, fields, 'update')
    if (row !== null) services.set(id, row)
  }
  return services
}
