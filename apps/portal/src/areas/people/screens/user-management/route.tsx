import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { userManagement } from './page.ts'
import { takeUser } from './take-user.ts'

export { UserManagementScreen as default } from './UserManagementScreen.tsx'

export const loader = loadOnServer(userManagement)
export const action = takeUser
export const clientLoader = loadInBrowser(userManagement)
