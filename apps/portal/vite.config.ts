import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { sharedFiles } from './split-code.ts'
import { styleLayers } from './style-layers.ts'

export default defineConfig({
  plugins: [
    // React Aria includes messages in thirty languages; the portal needs one.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    reactRouter(),
    styleLayers(),
    withoutPreloads(),
  ],
  // Inlined assets would be `data:` addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    // Lazy components load when the page is idle and share most imports with it: the list of preloads would add 2 kB to every page.
    modulePreload: false,
    // The whole style sheet is inlined in each page: it is small, and split it would be twenty requests before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: sharedFiles() },
      },
    },
  },
  // Workspace packages are TypeScript, so they are bundled into the server build; React stays external, so that there is one copy.
  ssr: { noExternal: [/^(contract|record-cache|record-cache-react|ui)$/] },
})

/** Lazy parts have neither styles nor preloads of their own, so that Vite's loader of these is only weight in each page. */
function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
  }
}
