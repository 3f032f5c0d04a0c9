import type { SessionShape } from 'contract'
import { Avatar, ChevronDownIcon, Icon, Menu, SignOutIcon } from 'ui'
import { usePage } from '../site/page.tsx'
import { themes } from '../site/theme.ts'
import styles from './Header.module.css'
import { messages } from './messages.ts'
import { screensOf } from './navigation.ts'
import { useSignOut } from './SignOut.tsx'
import { useTheme } from './use-theme.ts'

/** The signed-in user, the theme and Log Out. */
export function AccountMenu({ user }: { user: SessionShape['user'] }) {
  const { offers } = usePage()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  return (
    <Menu
      label={messages.account}
      align="end"
      header={
        <>
          <b dir="auto">{user.name}</b>
          <span className="meta" dir="auto">
            {user.accountName ?? user.email}
          </span>
        </>
      }
      items={[
        ...screensOf('account', offers).map(({ label, href, icon }) => ({ id: href, label, href, icon })),
        ...themes.map((choice) => ({
          id: choice,
          label: `${messages.theme}: ${messages.themes[choice]}`,
          isChecked: choice === theme,
          startsGroup: choice === themes[0],
          onSelect: () => setTheme(choice),
        })),
        { id: 'sign-out', label: messages.signOut, icon: SignOutIcon, startsGroup: true, onSelect: signOut },
      ]}
      trigger={(props) => (
        <button {...props} type="button" className={styles.cell}>
          <Avatar name={user.name} />
          <span className="vh">{messages.accountMenu} </span>
          <span className={styles.who} dir="auto">
            {user.name}
          </span>
          <Icon of={ChevronDownIcon} />
        </button>
      )}
    />
  )
}
