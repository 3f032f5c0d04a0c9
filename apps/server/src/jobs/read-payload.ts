/**
 * Reads one text out of the payload of a job.
 *
 * @throws Error when it is not there: the job then fails and stays visible in the queue.
 */
export function readPayload(payload: unknown, name: string): string {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
  if (typeof value !== 'string') throw new Error(`The payload of the job has no ${name}`)
  return value
}
