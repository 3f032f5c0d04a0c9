/** What the cache asks of its host: one call of the service. Paths are absolute on the service's origin. */
export type CacheRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string>
  /** A JSON value, or a `FormData` for uploads. */
  body?: unknown
  headers?: Record<string, string>
  /** Set on reads of any method, because they can be sent again safely. */
  isRead?: true
  /** Aborted when no reader waits for the answer any more. */
  signal?: AbortSignal
  /** Only on uploads whose sender wants to know; a host that cannot tell never calls it. */
  onProgress?: (progress: UploadProgress) => void
}

/** Bytes handed to the network so far and in all. */
export type UploadProgress = { sentBytes: number; totalBytes: number }

/** An answer of the service with any status. `body` is the parsed JSON, or undefined when there is none. */
export type CacheResponse = { status: number; statusText: string; body: unknown; headers?: Record<string, string> }

/**
 * The only way out of the cache. The host adds the origin, cookies and the CSRF token. It resolves for every status and rejects only
 * when there is no answer. The cache owns the body afterwards: a host must not keep or hand out the same object twice.
 */
export type CacheFetch = (request: CacheRequest) => Promise<CacheResponse>
