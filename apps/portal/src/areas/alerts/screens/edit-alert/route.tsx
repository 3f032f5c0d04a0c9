import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { editAlert } from './page.ts'
import { takeChange } from './take-change.ts'

export { EditAlertScreen as default } from './EditAlertScreen.tsx'

export const loader = loadOnServer(editAlert)
export const action = takeChange
export const clientLoader = loadInBrowser(editAlert)
