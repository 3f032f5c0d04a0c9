import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { postSetupAction } from '../../parts/post-setup-action.ts'
import { sectionPages } from '../../parts/section-pages.ts'
import { customerSection } from '../../setup-lists.ts'

export { SetupList as default } from '../../parts/SetupList.tsx'

/** Handles the form of an action without JavaScript. */
export const action = postSetupAction(customerSection)

export const loader = loadOnServer(sectionPages.customers)
export const clientLoader = loadInBrowser(sectionPages.customers)
