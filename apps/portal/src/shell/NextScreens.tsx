import { useSettled } from 'ui'
import { usePage } from '../site/page.tsx'

/**
 * Loads the code of the other screens ahead, so that each opens at once. Without it, a screen that is opened while the
 * line is broken would take the whole page down; with it, the screen can say what is wrong.
 *
 * The router's own `PrefetchPageLinks` does not do: it runs the code that it fetches and loads the page anew when that fails, so a line
 * that breaks meanwhile would take the page down all the same.
 */
export function NextScreens() {
  const { ahead } = usePage()
  const isSettled = useSettled()
  if (!isSettled) return null
  return ahead.map((href) => <link key={href} rel="modulepreload" href={href} />)
}
