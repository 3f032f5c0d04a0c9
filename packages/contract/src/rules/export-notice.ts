/**
 * The current version of the export-control notice, which users confirm before an upload and guests before they open a case. No other
 * version is accepted.
 */
export const exportNoticeVersion = '1'
