import { ActionTiles, AlertsIcon, CasesIcon, HelpIcon, PeopleIcon, ProductIcon, ResetIcon } from 'ui'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './HomeTiles.module.css'
import { messages } from './messages.ts'

const texts = messages.waysOfVisitors

const ofVisitors = [
  {
    href: paths.signIn({ startURL: paths.caseManager() }),
    title: texts.cases,
    meta: texts.casesText,
    icon: CasesIcon,
  },
  { href: paths.products(), title: pages.products.title, meta: texts.productsText, icon: ProductIcon },
  { href: paths.trouble(), title: texts.trouble, meta: texts.troubleText, icon: HelpIcon },
]

/** Places that the server may offer somebody who is signed in. */
const places = [
  {
    place: pages.downloadReset.place,
    href: paths.downloadReset(),
    title: pages.downloadReset.title,
    meta: messages.downloadResetText,
    icon: ResetIcon,
  },
  {
    place: pages.productAlerts.place,
    href: paths.productAlerts(),
    title: pages.productAlerts.title,
    meta: messages.alertsText,
    icon: AlertsIcon,
  },
  {
    place: pages.userManagement.place,
    href: paths.userManagement(),
    title: pages.userManagement.title,
    meta: messages.peopleText,
    icon: PeopleIcon,
  },
]

/** The ways on from the home page, below its headline. */
export function HomeTiles() {
  const { session, offers } = usePage()
  const tiles = session ? places.filter(({ place }) => offers.places.includes(place)) : ofVisitors
  if (tiles.length === 0) return null
  return (
    <div className={styles.tiles}>
      <ActionTiles label={messages.ways} tiles={tiles} />
    </div>
  )
}
