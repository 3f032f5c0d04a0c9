import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { auditLog } from './page.ts'

export { AuditLogScreen as default } from './AuditLogScreen.tsx'

export const loader = loadOnServer(auditLog)
export const clientLoader = loadInBrowser(auditLog)
