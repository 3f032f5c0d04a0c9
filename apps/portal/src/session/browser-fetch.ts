import type { CacheFetch, CacheRequest, CacheResponse } from 'record-cache'

export type BrowserFetchOptions = {
  /** The token that unsafe calls carry; null for visitors. */
  csrfToken: () => string | null
  /** Whether a call made now was caused by the user; those renew the session. */
  isPersonCaused: () => boolean
  /** The session is gone. Called for each refused call. */
  onSignedOut: () => void
}

/** The fetch of the record cache: adds the CSRF token and the activity header, and reports the end of the session. */
export function createBrowserFetch(options: BrowserFetchOptions): CacheFetch {
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('accept', 'application/json')
    if (request.method !== 'GET') {
      const token = options.csrfToken()
      if (token) headers.set('x-csrf-token', token)
    }
    if (options.isPersonCaused()) headers.set('x-user-activity', '1')
    const isUpload = request.body instanceof FormData
    if (request.body !== undefined && !isUpload) headers.set('content-type', 'application/json')
    const response = await (isUpload && request.onProgress ? sendWatched(request, headers) : send(request, headers))
    if (response.status === 401) options.onSignedOut()
    return response
  }
}

async function send(request: CacheRequest, headers: Headers): Promise<CacheResponse> {
  const { body } = request
  const response = await fetch(addressOf(request), {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(request.signal ? { signal: request.signal } : {}),
    credentials: 'same-origin',
    cache: 'no-store',
  })
  return {
    status: response.status,
    statusText: response.statusText,
    body: parsed(await response.text()),
    headers: Object.fromEntries(response.headers),
  }
}

/** `fetch` does not report upload progress; XMLHttpRequest does. */
function sendWatched(request: CacheRequest, headers: Headers): Promise<CacheResponse> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, addressOf(request))
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      request.onProgress?.({ sentBytes: loaded, totalBytes: total })
    })
    call.addEventListener('load', () => {
      resolve({ status: call.status, statusText: call.statusText, body: parsed(call.responseText) })
    })
    call.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    call.addEventListener('abort', () => reject(new DOMException('the upload was canceled', 'AbortError')))
    if (request.signal?.aborted) return reject(request.signal.reason)
    request.signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(request.body as FormData)
  })
}

function addressOf({ path, query }: CacheRequest): string {
  const parameters = new URLSearchParams(query)
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/** A body that is not JSON comes from a proxy between the browser and the portal; its status is enough. */
function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
