import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { searchWords } from './page.ts'
import { takeSynonym } from './take-synonym.ts'

export { SearchWordsScreen as default } from './SearchWordsScreen.tsx'

export const loader = loadOnServer(searchWords)
export const action = takeSynonym
export const clientLoader = loadInBrowser(searchWords)
