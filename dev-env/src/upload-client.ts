import type { DevClient } from './dev-client.ts'
import type { DevEnv } from './start-dev-env.ts'

/** What a request for an upload sends. */
export type UploadBody = { body?: ReadableStream | Uint8Array<ArrayBuffer>; signal?: AbortSignal }

/** Resumable uploads of one person, request by request; a connection that is cut rejects. */
export type UploadClient = {
  ask(method: string, path: string, headers?: Record<string, string>, sent?: UploadBody): Promise<Response>
  /** Begins an upload. @returns its path. @throws Error when it is refused. */
  begin(size: number, metadata?: Readonly<Record<string, string>>): Promise<string>
  patch(path: string, offset: number, sent: UploadBody): Promise<Response>
  /** How many bytes have arrived; NaN for an upload that does not exist. */
  received(path: string): Promise<number>
}

export function uploadClient(env: Pick<DevEnv, 'url'>, client: DevClient): UploadClient {
  const ask: UploadClient['ask'] = (method, path, headers = {}, { body, signal } = {}) =>
    fetch(env.url + path, {
      method,
      headers: {
        cookie: client.cookie,
        'x-csrf-token': client.session?.csrfToken ?? '',
        'tus-resumable': '1.0.0',
        ...headers,
      },
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
  return {
    ask,
    begin: async (size, metadata = {}) => {
      const texts = Object.entries(metadata).map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
      const answer = await ask('POST', '/uploads', {
        'upload-length': String(size),
        ...(texts.length === 0 ? {} : { 'upload-metadata': texts.join(',') }),
      })
      const path = answer.headers.get('location')
      if (path === null) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
      return path
    },
    patch: (path, offset, sent) =>
      ask('PATCH', path, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }, sent),
    received: async (path) => Number((await ask('HEAD', path)).headers.get('upload-offset') ?? Number.NaN),
  }
}
