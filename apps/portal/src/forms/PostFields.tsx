import { usePage } from '../site/page.tsx'
import { postNames } from './post-names.ts'

/** Hidden fields for native posts: the name of the form, the CSRF token, and a key so that it takes effect once. */
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
