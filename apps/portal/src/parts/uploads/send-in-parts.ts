import { FetchError } from 'record-cache'

/** Waits between attempts after a lost connection, in milliseconds. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000]
/** No answer, another request for the same upload, and a busy service: what was received stays, and the rest is sent. */
const RETRIED = [0, 409, 503]

type Headers = Readonly<Record<string, string>>

export type SentInParts = {
  file: File
  /** Of each request. */
  headers: Headers
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
  /** The address of this upload, which an earlier attempt has begun; null where none has. */
  begunAt: string | null
  onBegun: (address: string) => void
}

/**
 * Uploads a file by tus 1.0.0, so that after a lost connection only what is missing is sent again.
 *
 * @returns the id of its document. @throws FetchError; the reason of the signal, whose upload is deleted.
 */
export async function sendInParts(sent: SentInParts): Promise<string> {
  let begunAt = sent.begunAt
  const onBegun = (address: string): void => {
    begunAt = address
    sent.onBegun(address)
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptOf({ ...sent, begunAt, onBegun })
    } catch (error) {
      if (sent.signal.aborted) {
        // What cannot be deleted now is removed within a day.
        if (begunAt !== null) void request('DELETE', begunAt, { headers: sent.headers }).catch(() => undefined)
        throw sent.signal.reason
      }
      const delayMs = RETRY_DELAYS_MS[attempt]
      const isRetried = error instanceof FetchError && RETRIED.includes(error.status)
      if (delayMs === undefined || !isRetried) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

async function attemptOf({ file, headers, signal, onProgress, begunAt, onBegun }: SentInParts): Promise<string> {
  const known =
    begunAt === null
      ? await request('POST', '/uploads', {
          headers: { ...headers, 'upload-length': String(file.size), 'upload-metadata': metadataOf(file) },
          signal,
        })
      : await request('HEAD', begunAt, { headers, signal })
  const address = begunAt ?? known.getResponseHeader('location') ?? ''
  if (begunAt === null) onBegun(address)
  const offset = Number(known.getResponseHeader('upload-offset') ?? 0)
  // An empty file, and one whose last answer was lost, are complete.
  const made =
    documentOf(known) ??
    documentOf(
      await request('PATCH', address, {
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        signal,
        body: file.slice(offset),
        onProgress: (bytes) => onProgress(offset + bytes),
      }),
    )
  if (made === null) throw new Error('A complete upload names no document')
  return made
}

const documentOf = (answer: XMLHttpRequest): string | null => answer.getResponseHeader('content-document-id')

function metadataOf({ name }: File): string {
  const value = btoa(String.fromCharCode(...new TextEncoder().encode(name)))
  return `filename ${value},title ${value}`
}

type Sent = { headers: Headers; signal?: AbortSignal; body?: Blob; onProgress?: (bytes: number) => void }

/** `fetch` does not report upload progress; XMLHttpRequest does. */
function request(
  method: string,
  address: string,
  { headers, signal, body, onProgress }: Sent,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, address)
    for (const [name, value] of Object.entries({ 'tus-resumable': '1.0.0', ...headers })) {
      call.setRequestHeader(name, value)
    }
    call.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    call.onload = () => {
      if (call.status < 400) resolve(call)
      else reject(new FetchError(address, { status: call.status, statusText: '', body: parsed(call.responseText) }))
    }
    call.onerror = () => reject(new FetchError(address, { status: 0, statusText: '', body: undefined }))
    call.onabort = () => reject(signal?.reason)
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
