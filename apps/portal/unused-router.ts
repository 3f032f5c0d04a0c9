import type { Plugin } from 'vite'

/** What the router can do and the portal never asks of it, by the file that does it: 4 kB of every page. */
const unusedRouter: readonly (readonly [file: string, found: string, instead: string])[] = [
  // Nobody watches what the router does.
  ['router/router', 'init.instrumentations', 'undefined'],
  ['router/router', 'consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
  // Every route is known from the first page on: see `routeDiscovery` of react-router.config.ts.
  ['router/router', 'init.patchRoutesOnNavigation', 'undefined'],
  ['router/router', 'if (isFogOfWar)', 'if (false)'],
  ['router/router', 'fogOfWar.active &&', 'false &&'],
  // Screens follow one another without view transitions, so that none is begun, and none is kept for the way back.
  [
    'router/router',
    'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
    'if (false)',
  ],
  ['router/router', 'else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ['router/router', 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);', ''],
  [
    'router/router',
    'let _saveAppliedTransitions = () => persistAppliedTransitions(routerWindow, appliedViewTransitions);',
    '',
  ],
  ['router/router', 'routerWindow.addEventListener("pagehide", _saveAppliedTransitions);', ''],
  [
    'router/router',
    'removePageHideEventListener = () => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions);',
    '',
  ],
  ['lib/components', 'if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
  [
    'lib/components',
    'warnOnce(viewTransitionOpts == null || isViewTransitionAvailable, "You provided the `viewTransition` option to a router update, but you do not appear to be running in a DOM environment as `window.startViewTransition` is not available.");',
    '',
  ],
  ['lib/components', 'if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
  ['lib/components', 'if (renderDfd && pendingState && router.window)', 'if (false)'],
  [
    'lib/components',
    'if (renderDfd && pendingState && state.location.key === pendingState.location.key)',
    'if (false)',
  ],
  ['lib/components', 'if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  // Forms are sent by the browser itself or by the record cache, and nothing is read beside the screens.
  ['router/router', 'async function fetch(key, routeId, href, opts) {', 'async function fetch() { return;'],
  ['router/router', 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['router/router', 'if (!opts || !isSubmissionNavigation(opts)) return { path };', 'return { path };'],
  ['dom/ssr/single-fetch', 'if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);', ''],
  ['dom/ssr/single-fetch', 'if (fetcherKey) return singleFetchLoaderFetcherStrategy(args, fetchAndDecode);', ''],
  // Every screen that the server loads is loaded in the browser by its own `clientLoader`, which asks the UI service.
  [
    'dom/ssr/single-fetch',
    'if (!ssr && !foundRevalidatingServerLoader) return nonSsrStrategy(args, getRouteInfo, fetchAndDecode);',
    '',
  ],
  ['dom/ssr/single-fetch', '}, fetchAndDecodeViaTurboStream, ssr);', '}, undefined, ssr);'],
  // No address stands for another one.
  ['router/router', 'if (opts?.mask) {', 'if (false) {'],
  // Screens are loaded ahead by `NextScreens`, and styles stand in the page.
  ['dom/lib', 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);', ''],
  ['dom/lib', '...prefetchHandlers,', ''],
  ['dom/lib', 'mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
  ['dom/lib', 'shouldPrefetch && !isAbsolute', 'false'],
  ['dom/ssr/routes', 'prefetchStyleLinks(route, cachedModule)', 'undefined'],
  ['dom/ssr/routes', 'let prefetchRouteCssPromise = prefetchRouteCss(route);', ''],
  ['dom/ssr/routes', 'await Promise.all([prefetchRouteCssPromise, prefetchStyleLinks(route, routeModule)]);', ''],
  ['dom/ssr/fog-of-war', 'routeDiscovery.mode === "lazy" && ssr === true', 'false'],
]

/** Leaves out what the router never does here: the minifier drops what can no longer be reached. */
export function withoutUnusedRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'without-unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const unused = unusedRouter.filter(([file]) => /react-router\/dist\//.test(id) && id.includes(`/${file}.js`))
      if (unused.length === 0) return undefined
      let left = code
      for (const [, text, instead] of unused) {
        if (left.includes(text)) found.add(text)
        left = left.replaceAll(text, instead)
      }
      return { code: left, map: null }
    },
    buildEnd(error) {
      const missing = unusedRouter.filter(([, text]) => !found.has(text))
      if (!error && missing.length > 0)
        this.error(`React Router no longer has ${missing.map(([, text]) => text).join(', ')}: read unusedRouter`)
    },
  }
}
