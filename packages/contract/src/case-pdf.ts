/** The address of a case as a PDF file: `application/pdf`, problem details where it is refused. */
export const CASE_PDF_PATH = '/cases/{caseId}.pdf'
