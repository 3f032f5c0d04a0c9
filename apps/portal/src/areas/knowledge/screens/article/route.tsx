import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { article } from './page.ts'

export { ArticleScreen as default } from './ArticleScreen.tsx'

export const loader = loadOnServer(article)
export const clientLoader = loadInBrowser(article)
