import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { guestCase } from './page.ts'
import { takeGuestDetails } from './take-guest-details.ts'

export { GuestCaseScreen as default } from './GuestCaseScreen.tsx'

export const loader = loadOnServer(guestCase)
export const action = takeGuestDetails
export const clientLoader = loadInBrowser(guestCase)
