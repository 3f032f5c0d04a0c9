import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { siteContext } from '../../../../site/site.ts'
import type { LegalText } from './LegalScreen.tsx'

export { LegalScreen as default } from './LegalScreen.tsx'

/** The text comes with the document alone. @throws a response 404 where there is no such page or version. */
export function loader({ request, params, context }: LoaderFunctionArgs): LegalText {
  const legalName = params.legalName ?? ''
  const found = context.get(siteContext).legalPage(legalName, new URL(request.url).searchParams.get('version'))
  if (found === null) throw data(null, { status: 404 })
  return { ...found, legalName }
}

/** A navigation within the portal asks for a new document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}
