import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { knowledge } from './page.ts'

export { KnowledgeScreen as default } from './KnowledgeScreen.tsx'

export const loader = loadOnServer(knowledge)
export const clientLoader = loadInBrowser(knowledge)
