import { MASTER_RECORD_TYPE_ID, type ObjectInfo, objectInfo, type PicklistFieldValues } from 'contract'
import type { CommandLine } from './command-line.ts'

export type Fetch = (
  url: string,
  init: { readonly headers: Readonly<Record<string, string>> },
) => Promise<Pick<Response, 'status' | 'statusText' | 'text'>>

/** The values of the picklists of objects, by the API name of the object. */
export type PicklistsOfObjects = ReadonlyMap<string, PicklistFieldValues>

export type ObjectsRead = { readonly infos: readonly ObjectInfo[]; readonly picklists: PicklistsOfObjects }

/**
 * Reads what the service says of objects, and the values of their picklists for the default record type.
 *
 * @throws Error with the message of the service when it refuses any of it, or with the reason why it is not reached.
 */
export async function readObjects(
  fetch: Fetch,
  { url, objects, headers, hasPicklists }: Omit<CommandLine, 'out'>,
): Promise<ObjectsRead> {
  const get = async (path: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const address = new URL(filled, url)
    const request = async () => {
      const response = await fetch(address.href, { headers: { accept: 'application/json', ...headers } })
      return { response, text: await response.text() }
    }
    const { response, text } = await request().catch((cause) => {
      throw new Error(`${address.origin}: ${reasonOf(cause)}`, { cause })
    })
    return bodyOf(response, text, filled)
  }
  const infos = await Promise.all(
    objects.map(async (objectApiName) => (await get(objectInfo.getObjectInfo.path, { objectApiName })) as ObjectInfo),
  )
  const picklistsOf = async ({ apiName, defaultRecordTypeId }: ObjectInfo) => {
    const params = { objectApiName: apiName, recordTypeId: defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID }
    return [apiName, (await get(objectInfo.getPicklistValuesByRecordType.path, params)) as PicklistFieldValues] as const
  }
  return { infos, picklists: new Map(hasPicklists ? await Promise.all(infos.map(picklistsOf)) : []) }
}

/** Of a failed request Node says "fetch failed" alone. Why is its cause, or several: one for each address of the host. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

function bodyOf({ status, statusText }: Awaited<ReturnType<Fetch>>, text: string, path: string): unknown {
  const body = parsed(text)
  const isAnswer = status >= 200 && status < 300
  if (isAnswer && typeof body === 'object' && body !== null) return body
  const { message } = ((Array.isArray(body) ? body[0] : body) ?? {}) as { message?: unknown }
  const reason = typeof message === 'string' ? message : isAnswer ? 'No answer of a UI service' : statusText
  throw new Error(`${path}: ${status} ${reason}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
