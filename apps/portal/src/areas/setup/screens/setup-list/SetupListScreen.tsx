import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { postSetupAction } from '../../parts/post-setup-action.ts'
import { sectionPages } from '../../parts/section-pages.ts'
import { setupSection } from '../../setup-lists.ts'

export { SetupList as default } from '../../parts/SetupList.tsx'

/** Handles the form of an action without JavaScript. */
export const action = postSetupAction(setupSection)

export const loader = loadOnServer(sectionPages.setupList)
export const clientLoader = loadInBrowser(sectionPages.setupList)
