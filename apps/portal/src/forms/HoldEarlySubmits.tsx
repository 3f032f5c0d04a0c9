// The browser would leave the page with an address that nothing answers, or load it anew without what was typed.
const SCRIPT =
  "addEventListener('submit',(event)=>{if(document.documentElement.dataset.alive!=='true')event.preventDefault()},true)"

/** Keeps every form where it is, with what was typed, when it is sent before the code of the page runs. */
export function HoldEarlySubmits({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, without any value in it
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  )
}
