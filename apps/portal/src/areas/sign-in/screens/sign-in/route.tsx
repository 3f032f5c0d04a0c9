import { safeStartUrl } from 'contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionContext } from '../../../../site/site.ts'

export { SignInScreen as default } from './SignInScreen.tsx'

/** Somebody who is signed in already goes on to where the sign-in page would lead. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  if (context.get(sessionContext)) throw redirect(safeStartUrl(new URL(request.url).searchParams.get('startURL')))
  return null
}
export const clientLoader = () => null
