import { usePage } from '../site/page.tsx'

/** What every page does before its code runs. In the browser it stays as the server wrote it. */
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
