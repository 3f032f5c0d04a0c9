import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { allPages } from './site/pages.ts'

/** The route module of a screen is its component: `account/alerts` is `areas/account/screens/alerts/AlertsScreen.tsx`. */
function moduleOf(screen: string): string {
  const [area, name = ''] = screen.split('/')
  const component = name.replace(/(^|-)(\w)/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
  return `areas/${area}/screens/${name}/${component}Screen.tsx`
}

const screens = allPages.flatMap(([name, { path, alias, screen }]) => {
  const file = moduleOf(screen)
  return [
    path === '/' ? index(file, { id: name }) : route(path.slice(1), file, { id: name }),
    ...(alias === undefined ? [] : [route(alias.slice(1), file, { id: `${name}-alias` })]),
  ]
})

export default [...screens, route('*', 'shell/not-found/route.tsx')] satisfies RouteConfig
