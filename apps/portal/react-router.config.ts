import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A loader and its screen share nearly all code: split, each page would load ten more small files and 2 % more bytes.
  splitRouteModules: false,
  // The first page includes all routes, so that navigations request none.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
