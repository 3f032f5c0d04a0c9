import { usePage } from '../site/page.tsx'
import { postNames } from './post-names.ts'

/** What a form needs to be sent by the browser itself: which form it is, the token of the session, and a key that makes it count once. */
export function PostFields({ form }: { form: string }) {
  const { session, reference } = usePage()
  return (
    <>
      <input type="hidden" name={postNames.form} value={form} />
      <input type="hidden" name={postNames.csrfToken} value={session?.csrfToken ?? ''} />
      <input type="hidden" name={postNames.key} value={reference} />
    </>
  )
}
