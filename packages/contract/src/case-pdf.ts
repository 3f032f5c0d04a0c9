/** The address of a case as a PDF file. It answers `application/pdf`, or problem details when refused. */
export const CASE_PDF_PATH = '/cases/{caseId}.pdf'
