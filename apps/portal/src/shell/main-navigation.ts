import { CasesIcon, type IconShape } from 'ui'
import type { Place } from '../records/record-types.ts'
import type { Offers } from '../site/offers.ts'
import { paths } from '../site/paths.ts'
import { messages } from './messages.ts'

/** A screen that the header and the drawer lead to, and the addresses that belong to it. */
export type MainScreen = { label: string; href: string; icon: IconShape; belongs: (pathname: string) => boolean }

const casePages = ['/case-manager', '/case-details', '/create-support-case']

/** The screens by the names of their places in the navigation, in the order they are shown. */
const screens: Readonly<Partial<Record<Place, MainScreen>>> = {
  CaseManager: {
    label: messages.caseManager,
    href: paths.caseManager(),
    icon: CasesIcon,
    belongs: (pathname) => casePages.some((page) => pathname.startsWith(page)),
  },
}

/** The main navigation of the reader; visitors have none. */
export function mainScreensOf({ places }: Offers): MainScreen[] {
  return Object.entries(screens).flatMap(([place, screen]) => (places.includes(place) ? [screen] : []))
}
