// A form that the server takes as the browser sends it goes there. Any other would load the page anew without what was typed.
const SCRIPT =
  "addEventListener('submit',(event)=>{if(document.documentElement.dataset.alive!=='true'&&event.target.method!=='post')event.preventDefault()},true)"

/** Keeps a form that needs the code of the page where it is, with what was typed, when it is sent before that code runs. */
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
