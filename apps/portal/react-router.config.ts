import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A loader and its screen share nearly all of their code: apart, each page would load ten more small files and 2 % more bytes.
  splitRouteModules: false,
  // Every route is known from the first page on, so that no navigation asks the server for routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
