import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { cleanedText } from '../../parts/article/ArticleText.tsx'
import { author } from './page.ts'
import { takeArticle } from './take-article.ts'

export { AuthorScreen as default } from './AuthorScreen.tsx'

export const loader = loadOnServer(author, () => cleanedText)
export const action = takeArticle
export const clientLoader = loadInBrowser(author, () => cleanedText)
