import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { author } from './page.ts'
import { takeArticle } from './take-article.ts'

export { AuthorScreen as default } from './AuthorScreen.tsx'

export const loader = loadOnServer(author)
export const action = takeArticle
export const clientLoader = loadInBrowser(author)
