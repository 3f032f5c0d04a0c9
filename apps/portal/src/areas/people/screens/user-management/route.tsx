import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { userManagement } from './page.ts'

export { UserManagementScreen as default } from './UserManagementScreen.tsx'

export const loader = loadOnServer(userManagement)
export const clientLoader = loadInBrowser(userManagement)
