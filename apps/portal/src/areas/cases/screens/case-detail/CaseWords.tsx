import { UserText } from '../../../../parts/UserText.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import type { SupportCase } from './support-case.ts'

type Props = { supportCase: Pick<SupportCase, 'id' | 'number'>; text: string }

/** A text of a case. Links to articles carry the case, so that the article links back. */
export function CaseWords({ supportCase, text }: Props) {
  const { origin } = usePage()
  return <UserText text={text} leadsTo={(address) => articleFromCase(address, origin, supportCase)} />
}

const articles = paths.article({ urlName: '' })

/** Adds the case to the address of a portal article; leaves other addresses unchanged. */
export function articleFromCase(
  address: string,
  origin: string,
  { id, number }: Pick<SupportCase, 'id' | 'number'>,
): string {
  const url = new URL(address)
  if (url.origin !== origin || !url.pathname.startsWith(articles)) return address
  url.searchParams.set('caseId', id)
  url.searchParams.set('caseNumber', number)
  return url.href
}
