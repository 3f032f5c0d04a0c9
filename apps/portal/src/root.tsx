import 'ui/styles.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { LinkProvider } from 'ui'
import sansFont from 'ui/interface-font.woff2?url'
import { LOCALE } from './format/dates.ts'
import { isKeptPost } from './forms/kept-post.ts'
import { CookieChoicesProvider } from './parts/cookies/CookieChoicesProvider.tsx'
import { NotFoundPage } from './parts/NotFoundPage.tsx'
import { RouterLink } from './parts/RouterLink.tsx'
import { ToastProvider } from './parts/toasts.tsx'
import { ErrorScreen } from './shell/error/ErrorScreen.tsx'
import { KeptPostScreen } from './shell/kept-post/KeptPostScreen.tsx'
import { PageMeta } from './shell/PageMeta.tsx'
import { Shell } from './shell/Shell.tsx'
import { NowProvider } from './site/now.tsx'
import { usePage } from './site/page.tsx'
import { PAGE_DATA_ID } from './site/page-data.ts'

/** The root has no loader, so navigations need not revalidate it. */
export const shouldRevalidate = () => false

/** The document around every page, failed ones included. */
export function Layout({ children }: { children: ReactNode }) {
  const { theme, json, nonce, styles, brand } = usePage()
  return (
    <html lang={LOCALE} dir="ltr" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={brand.iconUrl ?? '/favicon.svg'} />
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        {/* Only link previews read these tags, and they run no scripts. */}
        {import.meta.env.SSR ? (
          <>
            <meta name="twitter:card" content="summary_large_image" />
            <PageMeta />
          </>
        ) : null}
        {import.meta.env.DEV ? (
          // Style sheets are same-origin and need no nonce. Browsers hide nonces from scripts, so with one hydration would not match.
          <Links nonce="" />
        ) : (
          // With a precedence, React keeps the style sheet for the error screen when an error unmounts the page.
          <style href="portal" precedence="default" nonce={nonce}>
            {styles}
          </style>
        )}
        <EarlyScript />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <NowProvider>
            <ToastProvider>
              <CookieChoicesProvider>
                <Shell>{children}</Shell>
              </CookieChoicesProvider>
            </ToastProvider>
          </NowProvider>
        </LinkProvider>
        <script
          id={PAGE_DATA_ID}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
          dangerouslySetInnerHTML={{ __html: json }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ErrorScreen />
  if (error.status === 401 && isKeptPost(error.data)) return <KeptPostScreen kept={error.data} />
  return error.status === 404 ? <NotFoundPage /> : <ErrorScreen />
}

/** The inline script that runs before the code of the page. Hydration leaves it as the server wrote it. */
function EarlyScript() {
  const { nonce, earlyScript = '' } = usePage()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of ours, without any value in them
      dangerouslySetInnerHTML={{ __html: earlyScript }}
    />
  )
}
