import { useSettled } from 'ui'
import { usePage } from '../site/page.tsx'

/**
 * Loads the code and the styles of the other screens ahead, so that each opens at once. Without it, a screen that is opened while the
 * line is broken would take the whole page down; with it, the screen can say what is wrong.
 *
 * The router's own `PrefetchPageLinks` does not do: it leaves the styles of a route out, and it runs the code that it fetches and
 * loads the page anew when that fails, so a line that breaks meanwhile would take the page down all the same.
 */
export function NextScreens() {
  const { modules, styles } = usePage().ahead
  const isSettled = useSettled()
  if (!isSettled) return null
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  )
}
