import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { SCREEN_FAILED } from './src/site/screen-failed.ts'
import { styleLayers } from './style-layers.ts'
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

export default defineConfig({
  plugins: [
    // React Aria brings the words of thirty languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    reactRouter(),
    styleLayers(),
    failedScreens(),
    withoutUnusedRouter(),
    plainIcons(),
    refuseCircles(),
  ],
  // Inlined assets would be `data:` addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    // Late parts come when the page has settled and mostly have what they import there: the names of those files would be 2 kB of every page.
    modulePreload: false,
    // Pages carry the whole style sheet: it is small, and a sheet for each part would be twenty requests before the first paint.
    cssCodeSplit: false,
    // About a hundredth smaller than what the bundler does by itself, 1.7 kB of every page.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // What every page needs is one file: small ones compress worse together, and a file for each module would be forty requests. What the
    // same screens need besides is another, so that none loads much that it does not use.
    rolldownOptions: {
      output: {
        // Every file names those that it imports: names of all the screens that share a file would be kilobytes.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // The small ones are on most pages: as files of their own they are requests, and among other shared ones they come with more.
            // What names the methods of cases is needed while other files start: among shared ones two would import each other.
            {
              name: 'every-page',
              priority: 1,
              test: everyPage,
            },
            // What pages of signed-in people need to read and write records, drafts among them: visitors do without it.
            { name: 'record-pages', priority: 1, test: recordPages },
            // Passwords and mailed links are for people who are not signed in: merged with other small files they would come along with those.
            { ...shared, name: 'shared-credentials', priority: 1, test: credentials },
            // Forms choose from lists, and the page of a case has none before a button is pressed.
            { ...shared, name: 'shared-choices', priority: 1, test: choices },
            // Forms with files and the conversation of a case choose files in one way: among other shared ones two would import each other.
            { name: 'shared-files', priority: 1, test: files },
            // Those of the page of a case are short, and are not searched.
            { name: 'shared-lists', priority: 1, test: lists },
            // The page of an article, whose parts its preview shows too: in files of their own they are larger.
            { name: 'article-page', priority: 1, test: articlePage },
            // Articles read nothing else: among other shared ones it would come along with alerts.
            { name: 'shared-articles', priority: 1, test: articles },
            // The home page and the one of search have it from the start: among other shared ones it would come along with forms.
            { name: 'shared-search', priority: 1, test: search },
            // Lists that are empty are on the page of a case too, which has no table: among other shared ones it would come along.
            { name: 'shared-empty', priority: 1, test: /\/ui\/src\/(feedback\/EmptyState|drawings\/EmptyChart)\./ },
            // With it come the dialogs, which most pages load late: merged with other small files it would bring them along at once.
            { name: 'shared-questions', priority: 1, test: /\/portal\/src\/parts\/QuestionDialog\./ },
            // Authors save records that others may have changed: with what a case and its comments are drawn by, it would come along with those.
            {
              name: 'shared-saving',
              priority: 1,
              test: /\/portal\/src\/parts\/(RecordFormProblems|use-record-saving)\./,
            },
            // What authors read on their forms, and late: among other shared ones it would bring the code of forms to lists.
            { name: 'shared-author', priority: 1, test: author },
            // Everybody who is signed in is told of unread alerts, and lists name the kinds of alerts by icons.
            { name: 'shared-alerts', priority: 1, test: alerts },
            { ...shared, name: 'shared' },
          ],
        },
      },
    },
  },
  // Workspace packages are TypeScript: they belong into the server build, while React stays one copy of node_modules.
  ssr: { noExternal: [/^(contract|record-cache|record-cache-react|ui)$/] },
})

/**
 * The router loads the page anew when the code of the next screen cannot be loaded, and what is typed on the one that is shown is lost.
 * Instead it tells the shell, which says so and stays: see `useFailedScreens`.
 */
function failedScreens(): Plugin {
  const reload = /console\.error\(`Error loading route module[^)]*\);([^}]*?)window\.location\.reload\(\);/
  let isFound = false
  return {
    name: 'failed-screens',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[^?]*\/routeModules\.js/.test(id)) return undefined
      isFound = reload.test(code)
      return {
        code: code.replace(
          reload,
          `$1window.dispatchEvent(new CustomEvent(${JSON.stringify(SCREEN_FAILED)}, { detail: [route.module, ...(route.imports ?? [])] }));`,
        ),
        map: null,
      }
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('React Router loads the code of screens in another way now: read failedScreens')
    },
  }
}

/**
 * Icons are drawn by the `Icon` of `ui` alone, which gives them a width of lines, a class and a name. What lucide-react makes of other
 * settings would be almost a kilobyte of every page.
 */
function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return undefined
      return `
        import { createElement } from 'react'
        const shared = {
          xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24',
          fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
        }
        export default ({ name, aliases = [], node }) => {
          const names = ['', '-' + name, ...aliases.map((alias) => '-' + alias)].map((part) => 'lucide' + part).join(' ')
          const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
          return ({ className, ...given }) =>
            createElement('svg', { ...shared, ...given, className: names + ' ' + className }, parts)
        }
      `
    },
  }
}

/**
 * Of two files that import each other one runs before the other, which it may need at once: then no page that loads them works. Which
 * modules share a file follows from all screens, so any change of a screen may join them so.
 */
function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const found = bundle[file]
        return found?.type === 'chunk' ? found.imports : []
      }
      const isInCircle = (file: string): boolean => {
        const reached = new Set(importsOf(file))
        for (const one of reached) for (const next of importsOf(one)) reached.add(next)
        return reached.has(file)
      }
      const circle = Object.keys(bundle).filter(isInCircle)
      if (circle.length === 0) return
      this.error(
        `Files import each other: ${circle.join(', ')}. Give what they share a place in the groups of vite.config.ts`,
      )
    },
  }
}
