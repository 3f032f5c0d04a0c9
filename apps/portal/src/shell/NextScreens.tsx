import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { useSettled } from 'ui'

/**
 * Loads the code and the styles of the other screens ahead, so that each opens at once. Without it, a screen that is opened while the
 * line is broken would take the whole page down; with it, the screen can say what is wrong.
 *
 * The router's own `PrefetchPageLinks` does not do: it leaves the styles of a route out, and it runs the code that it fetches and
 * loads the page anew when that fails, so a line that breaks meanwhile would take the page down all the same.
 */
export function NextScreens() {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  const isSettled = useSettled()
  if (!isSettled) return null
  const files = Object.values(routes).filter((route) => route !== undefined)
  const modules = new Set(
    files.flatMap(({ module, clientLoaderModule, imports = [] }) => [module, clientLoaderModule ?? module, ...imports]),
  )
  const styles = new Set(files.flatMap(({ css = [] }) => css.map(withoutHash)))
  return (
    <>
      {[...modules].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {[...styles].map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  )
}

/** One style sheet of several routes stands under addresses with and without an empty hash. */
const withoutHash = (href: string): string => href.replace(/#$/, '')
