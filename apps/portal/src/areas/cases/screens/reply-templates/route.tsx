import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { replyTemplates } from './page.ts'
import { takeTemplate } from './take-template.ts'

export { ReplyTemplatesScreen as default } from './ReplyTemplatesScreen.tsx'

export const loader = loadOnServer(replyTemplates)
export const action = takeTemplate
export const clientLoader = loadInBrowser(replyTemplates)
