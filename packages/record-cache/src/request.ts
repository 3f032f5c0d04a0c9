/** A request to the service, sent by the host. Paths are absolute on the origin of the service. */
export type CacheRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string>
  /** A JSON value, or a `FormData` for uploads. */
  body?: unknown
  headers?: Record<string, string>
  /** Set for reads of any method: these can be repeated safely. */
  isRead?: true
  /** Aborted when no reader waits for the answer. */
  signal?: AbortSignal
  /** For uploads whose sender wants the progress; a host that cannot measure it never calls this. */
  onProgress?: (progress: UploadProgress) => void
}

/** Bytes sent so far, and in all. */
export type UploadProgress = { sentBytes: number; totalBytes: number }

/** An answer of the service with any status. `body` is the parsed JSON, or undefined without content. */
export type CacheResponse = { status: number; statusText: string; body: unknown; headers?: Record<string, string> }

/**
 * Sends all requests of the cache. The host adds the origin, cookies and the CSRF token. It resolves for every status and rejects only
 * without an answer. The cache owns the body afterwards: a host must not keep it or return the same object twice.
 */
export type CacheFetch = (request: CacheRequest) => Promise<CacheResponse>
