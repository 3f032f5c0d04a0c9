import type { Row } from '../metadata/scalar.ts'

/** `ifUnmodifiedSince` is an ISO time, compared in whole seconds; `ifMatch` is a version (`weakEtag`). */
export type VersionParams = { ifUnmodifiedSince?: string | undefined; ifMatch?: number | undefined }

/** Whether a row has changed since the version that the request was based on. */
export function isStale({ row, version }: { row: Row; version: number }, params: VersionParams): boolean {
  if (params.ifMatch !== undefined && params.ifMatch !== version) return true
  if (params.ifUnmodifiedSince === undefined) return false
  const seconds = (time: string) => Math.floor(Date.parse(time) / 1000)
  return seconds(String(row.get('LastModifiedDate'))) > seconds(params.ifUnmodifiedSince)
}
