import { RestoredNotice } from '../../forms/RestoredNotice.tsx'
import { caseFormTexts } from './case-form-texts.ts'

/** Notice that an unsent case was restored. Files are not restored, so the notice mentions them until the user adds some. */
export function RestoredDraft({ hasFiles, onDiscard }: { hasFiles: boolean; onDiscard: () => void }) {
  return (
    <RestoredNotice
      text={hasFiles ? caseFormTexts.draftRestored : caseFormTexts.draftRestoredWithoutFiles}
      discardLabel={caseFormTexts.discardDraft}
      onDiscard={onDiscard}
    />
  )
}
