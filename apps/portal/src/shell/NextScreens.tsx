import { useSettled } from 'ui'
import { usePage } from '../site/page.tsx'

/**
 * Preloads the code of the other screens, so that each opens at once, also while the connection is down: the screen can then show that its
 * reads failed.
 *
 * The router's `PrefetchPageLinks` is not used, because it runs the code that it fetches and reloads the page when a fetch fails.
 */
export function NextScreens() {
  const { ahead } = usePage()
  const isSettled = useSettled()
  if (!isSettled) return null
  return ahead.map((href) => <link key={href} rel="modulepreload" href={href} />)
}
