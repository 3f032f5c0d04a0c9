import { FetchError } from 'record-cache'

/** Time without progress after which the connection counts as lost; longer while the server stores a complete file. */
const STALLED_MS = { sending: 60_000, storing: 300_000 }

type Headers = Readonly<Record<string, string>>

export type UploadAttempt = {
  file: File
  /** Sent with every request. */
  headers: Headers
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
  /** Called with the offset of the server before this attempt sends bytes. */
  onReceived: (bytes: number) => void
  /** URL of the upload that an earlier attempt created; null to create one. */
  resumeAddress: string | null
  onCreated: (address: string) => void
}

/**
 * Makes one attempt to upload a file by tus 1.0.0. The next attempt sends only the missing bytes. Aborting the signal keeps the received
 * bytes on the server.
 *
 * @returns id of the document.
 * @throws FetchError with status 0 if there is no response; the reason of the signal if it is aborted.
 */
export async function sendInParts(attempt: UploadAttempt): Promise<string> {
  const { file, headers, signal, resumeAddress } = attempt
  const known =
    resumeAddress === null
      ? await request('POST', '/uploads', {
          headers: { ...headers, 'upload-length': String(file.size), 'upload-metadata': metadataOf(file) },
          signal,
        })
      : await request('HEAD', resumeAddress, { headers, signal })
  const address = resumeAddress ?? known.getResponseHeader('location') ?? ''
  if (resumeAddress === null) attempt.onCreated(address)
  const offset = offsetOf(known)
  attempt.onReceived(offset)
  // Already complete: an empty file, or an upload whose last response was lost.
  const documentId =
    documentOf(known) ??
    documentOf(
      await request('PATCH', address, {
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        signal,
        body: file.slice(offset),
        onProgress: (bytes) => attempt.onProgress(offset + bytes),
      }),
    )
  if (documentId === null) throw new Error('a complete upload has no document id')
  return documentId
}

/** Number of bytes that the server has received. @throws FetchError with status 404 if the upload has expired. */
export async function receivedBytes(address: string, headers: Headers): Promise<number> {
  return offsetOf(await request('HEAD', address, { headers }))
}

/** Deletes an upload. Failures are ignored, because the server deletes unfinished uploads within a day. */
export function deleteUpload(address: string, headers: Headers): void {
  void request('DELETE', address, { headers }).catch(() => undefined)
}

const documentOf = (response: XMLHttpRequest): string | null => response.getResponseHeader('content-document-id')

const offsetOf = (response: XMLHttpRequest): number => Number(response.getResponseHeader('upload-offset') ?? 0)

function metadataOf({ name }: File): string {
  const value = btoa(String.fromCharCode(...new TextEncoder().encode(name)))
  return `filename ${value},title ${value}`
}

type RequestOptions = { headers: Headers; signal?: AbortSignal; body?: Blob; onProgress?: (bytes: number) => void }

/** `fetch` does not report upload progress; XMLHttpRequest does. */
function request(
  method: string,
  address: string,
  { headers, signal, body, onProgress }: RequestOptions,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const failWithoutResponse = (): void =>
      reject(new FetchError(address, { status: 0, statusText: '', body: undefined }))
    let stallTimer: ReturnType<typeof setTimeout> | undefined
    const watch = (ms: number): void => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => {
        failWithoutResponse()
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
    call.onerror = failWithoutResponse
    call.onabort = () => reject(signal?.reason)
    call.onloadend = () => clearTimeout(stallTimer)
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    watch(STALLED_MS.sending)
    call.send(body)
  })
}

/** Converts problem details to the format of other errors; undefined for any other response, such as that of a proxy. */
function reasonsOf(text: string): unknown {
  try {
    const { code, title } = JSON.parse(text) as { code?: string; title?: string }
    return [{ errorCode: code, message: title }]
  } catch {
    return undefined
  }
}
