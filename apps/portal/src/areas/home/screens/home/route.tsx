import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { home } from './page.ts'

export { HomeScreen as default } from './HomeScreen.tsx'

export const loader = loadOnServer(home)
export const clientLoader = loadInBrowser(home)
