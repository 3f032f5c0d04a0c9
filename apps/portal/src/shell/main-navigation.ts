import { CasesIcon, type IconShape } from 'ui'
import { caseWorkOf } from '../parts/cases/case-work.ts'
import type { Page } from '../site/page.tsx'
import { paths } from '../site/paths.ts'
import { messages } from './messages.ts'

/** A screen that the header and the drawer lead to, and the addresses that belong to it. */
export type MainScreen = { label: string; href: string; icon: IconShape; belongs: (pathname: string) => boolean }

const casePages = ['/case-manager', '/case-details', '/create-support-case']

const caseManager: MainScreen = {
  label: messages.caseManager,
  href: paths.caseManager(),
  icon: CasesIcon,
  belongs: (pathname) => casePages.some((page) => pathname.startsWith(page)),
}

/** The main navigation of the reader, in the order it is shown; visitors have none. */
export function mainScreensOf(session: Page['session']): MainScreen[] {
  return session && caseWorkOf(session.user.profile) ? [caseManager] : []
}
