import { usePage } from '../site/page.tsx'

/** The inline script that runs before the code of the page. Hydration leaves it as the server wrote it. */
export function EarlyScript() {
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
