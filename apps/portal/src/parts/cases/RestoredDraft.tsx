import { RestoredNotice } from '../../forms/RestoredNotice.tsx'
import { caseFormTexts } from './case-form-texts.ts'

/** Says that a case that was not sent is here again. Its files are not, until some are added. */
export function RestoredDraft({ hasFiles, onDiscard }: { hasFiles: boolean; onDiscard: () => void }) {
  return (
    <RestoredNotice
      text={hasFiles ? caseFormTexts.draftRestored : caseFormTexts.draftRestoredWithoutFiles}
      discardLabel={caseFormTexts.discardDraft}
      onDiscard={onDiscard}
    />
  )
}
