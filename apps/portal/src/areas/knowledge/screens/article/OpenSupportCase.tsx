import { useState } from 'react'
import { LinkButton, Sheet } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { GuestCaseButton } from '../../../../parts/cases/GuestCaseButton.tsx'
import { useGuestCaseDialog } from '../../../../parts/cases/guest-case-dialog.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { CaseOffer } from '../../parts/article/CaseOffer.tsx'
import { messages as articleMessages } from '../../parts/article/messages.ts'
import { messages } from './messages.ts'

type Props = { productItem: string; variant: 'primary' | 'line' }

/** The link from an article to a case: the form, or for visitors the guest case modal. */
export function OpenSupportCase({ productItem, variant }: Props) {
  const { session } = usePage()
  const { isOffered, hasFailed, retry } = useCaseOpening()
  const isVisitor = useGuestCaseDialog() !== null && session === null
  // The message stays during a retry.
  const [isFailed, setFailed] = useState(false)
  if (hasFailed && !isFailed) setFailed(true)
  if (isFailed && isOffered === null) {
    return (
      <Sheet title={articleMessages.notSolved}>
        <Failed text={messages.openingFailed} onRetry={retry} />
      </Sheet>
    )
  }
  if (!isOffered && !isVisitor) return null
  return (
    <CaseOffer isVisitor={isVisitor}>
      {isVisitor ? (
        <GuestCaseButton isWide variant={variant}>
          {articleMessages.openSupportCase}
        </GuestCaseButton>
      ) : (
        <LinkButton
          isWide
          variant={variant}
          href={paths.openCase(productItem === '' ? {} : { productName: productItem })}
        >
          {articleMessages.openSupportCase}
        </LinkButton>
      )}
    </CaseOffer>
  )
}
