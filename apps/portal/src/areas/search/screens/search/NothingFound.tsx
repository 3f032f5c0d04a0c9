import { EmptyState, LinkButton, Sheet } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/use-case-opening.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/** Says that nothing was found, with the way to a case of those to whom it is open: visitors go on as guests. */
export function NothingFound() {
  const { session } = usePage()
  const { isOffered } = useCaseOpening()
  const way = isOffered ? (
    <LinkButton variant="line" href={paths.openCase()}>
      {messages.openCase}
    </LinkButton>
  ) : session === null ? (
    <LinkButton variant="line" href={paths.guestCase()}>
      {messages.openSupportCase}
    </LinkButton>
  ) : null
  return (
    <Sheet isFlush>
      <EmptyState drawing="search" title={messages.none} hint={messages.noneHint} action={way} />
    </Sheet>
  )
}
