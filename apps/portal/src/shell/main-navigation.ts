import { CasesIcon, type IconShape } from 'ui'
import { paths } from '../lib/paths.ts'
import { messages } from './messages.ts'

/** A screen that the header and the drawer lead to, and the addresses that belong to it. */
export type MainScreen = { label: string; href: string; icon: IconShape; belongs: (pathname: string) => boolean }

const casePages = ['/case-manager', '/case-details', '/create-support-case']

/** The main navigation of somebody signed in, in the order it is shown. */
export const mainScreens: MainScreen[] = [
  {
    label: messages.caseManager,
    href: paths.caseManager(),
    icon: CasesIcon,
    belongs: (pathname) => casePages.some((page) => pathname.startsWith(page)),
  },
]
