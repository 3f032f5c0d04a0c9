import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    // React Aria brings the words of thirty languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    reactRouter(),
  ],
  // Inlined assets would be `data:` addresses, which the content security policy refuses.
  build: { assetsInlineLimit: 0 },
  // Workspace packages are TypeScript: they belong into the server build, while React stays one copy of node_modules.
  ssr: { noExternal: [/^(contract|record-cache|record-cache-react|ui)$/] },
})
