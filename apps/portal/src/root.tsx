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
import { EarlyScript } from './shell/EarlyScript.tsx'
import { ErrorScreen } from './shell/error/ErrorScreen.tsx'
import { KeptPostScreen } from './shell/kept-post/KeptPostScreen.tsx'
import { PageMeta } from './shell/PageMeta.tsx'
import { Shell } from './shell/Shell.tsx'
import { NowProvider } from './site/now.tsx'
import { usePage } from './site/page.tsx'
import { PAGE_DATA_ID } from './site/page-data.ts'

/** Nothing of the root comes from a loader, so no navigation has anything to ask for it. */
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
        {/* Programs that show links run no code of a page. */}
        {import.meta.env.SSR ? (
          <>
            <meta name="twitter:card" content="summary_large_image" />
            <PageMeta />
          </>
        ) : null}
        {import.meta.env.DEV ? (
          // Style sheets are ours by their address. With the nonce, which the browser does not know, it would render others.
          <Links nonce="" />
        ) : (
          // With a precedence React keeps it when an error unmounts the page, for the error that is shown then.
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
