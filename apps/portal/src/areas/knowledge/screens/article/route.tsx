import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { cleanedText } from '../../parts/article/ArticleText.tsx'
import { article } from './page.ts'

export { ArticleScreen as default } from './ArticleScreen.tsx'

export const loader = loadOnServer(article, () => cleanedText)
export const clientLoader = loadInBrowser(article, () => cleanedText)
