/** The version of the export-control notice that people confirm before they hand in files or, as guests, a case; the only one that is taken. */
export const exportNoticeVersion = '1'
