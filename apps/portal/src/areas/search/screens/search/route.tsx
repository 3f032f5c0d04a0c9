import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { search } from './page.ts'

export { SearchScreen as default } from './SearchScreen.tsx'

export const loader = loadOnServer(search)
export const clientLoader = loadInBrowser(search)
