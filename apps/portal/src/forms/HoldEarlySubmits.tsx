// A form that posts, or that has an address of its own, such as a search, works as the browser sends it. Any other would load the page
// anew without what was typed.
const SCRIPT =
  "addEventListener('submit',(event)=>{if(document.documentElement.dataset.alive!=='true'&&event.target.getAttribute('method')!=='post'&&!event.target.hasAttribute('action'))event.preventDefault()},true)"

/** Keeps a form that needs the code of the page where it is, with what was typed, when it is sent before that code runs. */
export function HoldEarlySubmits({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, without any value in it; in the browser it stays as the server wrote it
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
    />
  )
}
