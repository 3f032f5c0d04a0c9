import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { sharedFiles } from './split-code.ts'
import { styleLayers } from './style-layers.ts'
<<<<<<< HEAD
import { withoutUnusedRouter } from './unused-router.ts'

const shared = { tags: ['$initial' as const], minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 5_000 }
const anyOf = (...paths: string[]) => new RegExp(paths.map((path) => `/${path}`).join('|'))
const everyPage = anyOf(
  'portal/src/(entry\\.client|root|forms/PostFields|parts/Failed)\\.tsx',
  'portal/src/parts/CleanedText\\.module\\.css',
  'portal/src/(format/(numbers|use-formats)|site/new-record|parts/use-text-at-rest|records/(load-page|page|random-key|use-reads))\\.ts',
  'portal/src/(records/global-actions|parts/cases/(GuestCaseButton|case-opening|use-case-opening))\\.',
  'record-cache-react/src/(read|server-methods|use-(adapter|read|send))\\.ts',
  'record-cache/src/adapters/methods.ts',
  'ui/src/(layout/(Columns|FormFoot|Prose|Sheet)|records/(Badge|BriefingStrip)|feedback/Skeleton|navigation/(Breadcrumb|LinkList))\\.',
  'icons/(download|lock|play)\\.m?js',
)
const recordPages = anyOf(
  'portal/src/(forms/create-kept-drafts|parts/(use-(one-change|perform)|cases/use-case-work)|records/(field-values|record-actions|record-types))\\.ts',
  'contract/src/addresses/methods/cases\\.ts',
  'ui/src/(controls/(Chip(Choice)?|Select)|records/Waypoint)\\.',
  'icons/eye\\.m?js',
)
const credentials =
  /\/(portal\/src\/parts\/(mailed-link|new-password)|ui\/src\/(controls\/Password|feedback\/Countdown))/
const choices = /\/ui\/src\/controls\/(ChoiceList|Picklist|filter-options|use-picklist)/
const files =
  /\/(ui\/src\/(file-messages|controls\/(File(Input|Drop)|use-file-drop))|icons\/upload\.m?js|portal\/src\/(format\/file-size|parts\/uploads\/messages))/
const articles =
  /\/(portal\/src\/areas\/knowledge\/(reads|parts\/(article-row|messages))\.|contract\/src\/methods\/knowledge\.|icons\/(circle-play|file-text|layers)\.m?js)/
const articlePage =
  /\/portal\/src\/areas\/knowledge\/screens\/article\/(Article(Meta|Screen)|OpenSupportCase|article-seo|messages|page|use-selected-product)\./
const search = /\/(ui\/src\/controls\/SearchBar|portal\/src\/parts\/search\/|contract\/src\/methods\/search)/
const alerts =
  /\/(contract\/src\/(methods\/alerts|rules\/alert-kinds)|icons\/(bell|wrench)|portal\/src\/(records\/unread-alerts|parts\/alerts\/(alert-icon|subscription-reads)|areas\/alerts\/parts\/use-readings))\./
const author = /\/portal\/src\/(forms\/text-problem|areas\/knowledge\/screens\/author\/messages)\./
const lists =
  /\/(ui\/src\/(controls\/SearchInput|navigation\/Pager)|icons\/(chevron-(left|right)|search)\.m?js|portal\/src\/(parts\/(SearchText|cases\/case-row)|areas\/cases\/parts\/list-keys\/(ListKeys|use-list-keys|messages)\.))/
=======
>>>>>>> c2bf6b1b (Build the portal without patches of its libraries)

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
