import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known from the first page on, so that no navigation asks the server for routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
