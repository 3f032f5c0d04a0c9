import { UserText } from '../../../../parts/UserText.tsx'
import { usePage } from '../../../../site/page.tsx'
import { articleFromCase } from './article-from-case.ts'
import type { SupportCase } from './support-case.ts'

type Props = { supportCase: Pick<SupportCase, 'id' | 'number'>; text: string }

/** What somebody wrote in a case. The articles that it names lead back to the case. */
export function CaseWords({ supportCase, text }: Props) {
  const { origin } = usePage()
  return <UserText text={text} leadsTo={(address) => articleFromCase(address, origin, supportCase)} />
}
