import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { allPages } from './site/pages.ts'

const screens = allPages.flatMap(([name, { path, alias, screen }]) => {
  const file = `areas/${screen.replace('/', '/screens/')}/route.tsx`
  return [
    path === '/' ? index(file, { id: name }) : route(path.slice(1), file, { id: name }),
    ...(alias === undefined ? [] : [route(alias.slice(1), file, { id: `${name}-alias` })]),
  ]
})

export default [...screens, route('*', 'shell/not-found/route.tsx')] satisfies RouteConfig
