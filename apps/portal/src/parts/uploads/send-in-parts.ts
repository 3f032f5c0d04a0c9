import { FetchError } from 'record-cache'

/** A line on which nothing moves for so long is taken for lost; the server has longer to store a file that it has. */
const STALLED_MS = { sending: 60_000, storing: 300_000 }

type Headers = Readonly<Record<string, string>>

export type SentInParts = {
  file: File
  /** Of each request. */
  headers: Headers
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
  /** The server has so many bytes, before this attempt sends more. */
  onReceived: (bytes: number) => void
  /** The address of this upload, which an earlier attempt has begun; null where none has. */
  begunAt: string | null
  onBegun: (address: string) => void
}

/**
 * One attempt to upload a file by tus 1.0.0; a later one sends only what is missing. A signal that is aborted leaves on the server what has
 * arrived.
 *
 * @returns the id of its document. @throws FetchError, of status 0 without an answer; the reason of the signal.
 */
export async function sendInParts(sent: SentInParts): Promise<string> {
  const { file, headers, signal, begunAt } = sent
  const known =
    begunAt === null
      ? await request('POST', '/uploads', {
          headers: { ...headers, 'upload-length': String(file.size), 'upload-metadata': metadataOf(file) },
          signal,
        })
      : await request('HEAD', begunAt, { headers, signal })
  const address = begunAt ?? known.getResponseHeader('location') ?? ''
  if (begunAt === null) sent.onBegun(address)
  const offset = offsetOf(known)
  sent.onReceived(offset)
  // An empty file, and one whose last answer was lost, are complete.
  const made =
    documentOf(known) ??
    documentOf(
      await request('PATCH', address, {
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        signal,
        body: file.slice(offset),
        onProgress: (bytes) => sent.onProgress(offset + bytes),
      }),
    )
  if (made === null) throw new Error('A complete upload names no document')
  return made
}

/** How many bytes of an upload the server has. @throws FetchError: 404 when it has forgotten the upload. */
export async function receivedBytes(address: string, headers: Headers): Promise<number> {
  return offsetOf(await request('HEAD', address, { headers }))
}

/** Deletes an upload and its bytes. What cannot be deleted now is removed within a day. */
export function deleteUpload(address: string, headers: Headers): void {
  void request('DELETE', address, { headers }).catch(() => undefined)
}

const documentOf = (answer: XMLHttpRequest): string | null => answer.getResponseHeader('content-document-id')

const offsetOf = (answer: XMLHttpRequest): number => Number(answer.getResponseHeader('upload-offset') ?? 0)

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
    const noAnswer = (): void => reject(new FetchError(address, { status: 0, statusText: '', body: undefined }))
    let stalled: ReturnType<typeof setTimeout> | undefined
    const watch = (ms: number): void => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        noAnswer()
        call.abort()
      }, ms)
    }
    call.open(method, address)
    for (const [name, value] of Object.entries({ 'tus-resumable': '1.0.0', ...headers })) {
      call.setRequestHeader(name, value)
    }
    call.upload.onprogress = ({ loaded, total }) => {
      watch(loaded < total ? STALLED_MS.sending : STALLED_MS.storing)
      onProgress?.(loaded)
    }
    call.onload = () => {
      if (call.status < 400) resolve(call)
      else reject(new FetchError(address, { status: call.status, statusText: '', body: reasonsOf(call.responseText) }))
    }
    call.onerror = noAnswer
    call.onabort = () => reject(signal?.reason)
    call.onloadend = () => clearTimeout(stalled)
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    watch(STALLED_MS.sending)
    call.send(body)
  })
}

/** Problem details in the shape of the other refusals; nothing of what a proxy answers. */
function reasonsOf(text: string): unknown {
  try {
    const { code, title } = JSON.parse(text) as { code?: string; title?: string }
    return [{ errorCode: code, message: title }]
  } catch {
    return undefined
  }
}
