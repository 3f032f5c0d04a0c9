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
 * @throws Error with the message of the service when it refuses any of it.
 */
export async function readObjects(
  fetch: Fetch,
  { url, objects, headers, hasPicklists }: Omit<CommandLine, 'out'>,
): Promise<ObjectsRead> {
  const get = async (path: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return bodyOf(
      await fetch(new URL(filled, url).href, { headers: { accept: 'application/json', ...headers } }),
      filled,
    )
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

async function bodyOf(response: Awaited<ReturnType<Fetch>>, path: string): Promise<unknown> {
  const { status, statusText } = response
  const body = parsed(await response.text())
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
