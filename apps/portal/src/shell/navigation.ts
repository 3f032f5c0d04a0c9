import { AccountIcon, type IconShape, PeopleIcon, PrivacyIcon, ResetIcon } from 'ui'
import type { Place } from '../records/record-types.ts'
import type { Offers } from '../site/offers.ts'
import { type PageName, type Pages, pageAt, pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'
import { messages } from './messages.ts'

/** The group of a screen in the header: in its line, or in the Support or account menu. The drawer shows all groups. */
export type NavigationGroup = 'main' | 'support' | 'account'

/** A screen of the navigation, and the addresses that belong to it. */
export type NavigationScreen = {
  name: PlacedPage
  label: string
  href: string
  /** Undefined for screens in the header line, which shows no icons: see `drawer-icons.ts`. */
  icon: IconShape | undefined
  belongs: (pathname: string) => boolean
}

/** The pages that are places of the navigation. */
export type PlacedPage = { [Name in PageName]: Pages[Name] extends { place: Place } ? Name : never }[PageName]

type Shown = {
  group: NavigationGroup
  icon?: IconShape
  /** Absent means the title of the page. */
  label?: string
}

/** In the order they are shown. */
const placed: Readonly<Record<PlacedPage, Shown>> = {
  caseQueue: { group: 'main' },
  caseManager: { group: 'main' },
  author: { group: 'main' },
  knowledge: { group: 'main' },
  products: { group: 'main' },
  productAlerts: { group: 'main', label: messages.productAlerts },
  replyTemplates: { group: 'main' },
  setup: { group: 'main' },
  downloadReset: { group: 'support', icon: ResetIcon },
  accountPersonal: { group: 'account', icon: AccountIcon, label: messages.accountManager },
  userManagement: { group: 'account', icon: PeopleIcon },
  auditLog: { group: 'account', icon: PrivacyIcon },
}

/** The screens of a group that the server offers the reader; visitors are offered none. */
export function screensOf(group: NavigationGroup, { places }: Offers): NavigationScreen[] {
  return (Object.keys(placed) as PlacedPage[])
    .filter((name) => placed[name].group === group && places.includes(pages[name].place))
    .map((name) => ({
      name,
      label: placed[name].label ?? pages[name].title,
      href: paths[name](),
      icon: placed[name].icon,
      belongs: (pathname) => {
        const [shown, page] = pageAt(pathname) ?? []
        const hasConsole = places.includes(pages.caseQueue.place)
        return shown === name || (hasConsole && page?.isInConsole ? 'caseQueue' : page?.within) === name
      },
    }))
}
