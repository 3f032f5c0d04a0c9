import { AIRAC_CYCLE_DAYS, airacStatus } from 'contract'
import { useLocation } from 'react-router'
import {
  AccountIcon,
  AlertsIcon,
  ArticleIcon,
  Avatar,
  Button,
  CasesIcon,
  ChipChoice,
  CycleScale,
  Drawer,
  type IconShape,
  KnowledgeIcon,
  ProductIcon,
  QueueIcon,
  SideNav,
  SignOutIcon,
  TemplateIcon,
} from 'ui'
import { useNow } from '../site/now.tsx'
import { usePage } from '../site/page.tsx'
import { pages } from '../site/pages.ts'
import { themes } from '../site/theme.ts'
import { messages as newsMessages } from './alert-news-messages.ts'
import { externalLinksOf } from './external-links.ts'
import { messages } from './messages.ts'
import { type NavigationGroup, type PlacedPage, screensOf } from './navigation.ts'
import styles from './PhoneMenu.module.css'
import { useSignOut } from './SignOut.tsx'
import { useAlertNews } from './use-alert-news.ts'
import { useSignInAddress } from './use-sign-in-address.ts'
import { useTheme } from './use-theme.ts'

/** Drawer icons of the screens in the header line. They are not in `navigation.ts`, which every page loads. */
const drawerIcons: Readonly<Partial<Record<PlacedPage, IconShape>>> = {
  caseQueue: QueueIcon,
  caseManager: CasesIcon,
  author: ArticleIcon,
  knowledge: KnowledgeIcon,
  products: ProductIcon,
  productAlerts: AlertsIcon,
  replyTemplates: TemplateIcon,
}

/** Every screen, the theme and Log Out, in a panel at the edge. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { session, offers, shop } = usePage()
  const { pathname } = useLocation()
  const signInAddress = useSignInAddress()
  const { support } = externalLinksOf(shop)
  const { unread } = useAlertNews()
  const offered = (group: NavigationGroup) =>
    screensOf(group, offers).map(({ name, belongs, ...item }) => ({
      ...item,
      icon: item.icon ?? drawerIcons[name],
      isCurrent: belongs(pathname),
      count: name === 'productAlerts' && unread > 0 ? newsMessages.unreadCount(unread) : undefined,
    }))
  const groups = [
    { items: offered('main') },
    {
      heading: messages.support,
      items: [...offered('support'), ...support.map((link) => ({ ...link, isExternal: true }))],
    },
    {
      heading: messages.account,
      items: session ? offered('account') : [{ label: pages.signIn.title, href: signInAddress, icon: AccountIcon }],
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={messages.menu}
      closeLabel={messages.closeMenu}
      header={session ? <Person name={session.user.name} company={session.user.accountName} /> : null}
      footer={<Cycle />}
    >
      <SideNav label={messages.mainNavigation} groups={groups} isFlush />
      <div className={styles.account}>
        <ThemeChoice />
        {session ? <SignOutButton /> : null}
      </div>
    </Drawer>
  )
}

function Person({ name, company }: { name: string; company: string | null }) {
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <span>
        <b dir="auto">{name}</b>
        <br />
        <span className="meta" dir="auto">
          {company}
        </span>
      </span>
    </div>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  return (
    <ChipChoice
      legend={messages.theme}
      options={themes.map((value) => ({ value, label: messages.themes[value] }))}
      value={theme}
      onChange={(value) => setTheme(themes.find((choice) => choice === value) ?? 'system')}
    />
  )
}

function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="quiet" icon={SignOutIcon} onClick={signOut}>
      {messages.signOut}
    </Button>
  )
}

function Cycle() {
  const { current, day } = airacStatus(useNow())
  return (
    <div className={styles.cycle}>
      <div>
        <span className="mono">{messages.cycle(current.number)}</span>
        <span className="meta">{messages.cycleDay(day, AIRAC_CYCLE_DAYS)}</span>
      </div>
      <CycleScale day={day} />
    </div>
  )
}
