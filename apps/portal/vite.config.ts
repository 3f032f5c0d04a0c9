import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { sharedFiles } from './split-code.ts'
import { styleLayers } from './style-layers.ts'

export default defineConfig({
  plugins: [
    // React Aria brings the words of thirty languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    reactRouter(),
    styleLayers(),
  ],
  // Inlined assets would be `data:` addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    // Lazy parts load after the page has settled and share most of their imports with it: the list of those files would add 2 kB to every page.
    modulePreload: false,
    // Pages carry the whole style sheet: it is small, and a sheet for each part would be twenty requests before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: sharedFiles() },
      },
    },
  },
  // Workspace packages are TypeScript: they belong into the server build, while React stays one copy of node_modules.
  ssr: { noExternal: [/^(contract|record-cache|record-cache-react|ui)$/] },
})
