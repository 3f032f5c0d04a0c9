import { CasesIcon, type IconShape } from 'ui'
import type { Place } from '../records/record-types.ts'
import type { Offers } from '../site/offers.ts'
import { type PageName, type Pages, pageAt, pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'

/** A screen that the header and the drawer lead to, and the addresses that belong to it. */
export type MainScreen = { label: string; href: string; icon: IconShape; belongs: (pathname: string) => boolean }

/** The pages that are places of the navigation. */
type MainPage = { [Name in PageName]: Pages[Name] extends { place: Place } ? Name : never }[PageName]

/** In the order they are shown. */
const icons: Readonly<Record<MainPage, IconShape>> = { caseManager: CasesIcon }

/** The main navigation of the reader; visitors have none. */
export function mainScreensOf({ places }: Offers): MainScreen[] {
  return (Object.keys(icons) as MainPage[])
    .filter((name) => places.includes(pages[name].place))
    .map((name) => ({
      label: pages[name].title,
      href: paths[name](),
      icon: icons[name],
      belongs: (pathname) => {
        const [shown, { within }] = pageAt(pathname) ?? [null, { within: undefined }]
        return shown === name || within === name
      },
    }))
}
