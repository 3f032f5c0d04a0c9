import { Button, Notice } from 'ui'
import { caseFormTexts } from './case-form-texts.ts'

/** Says that a case that was not sent is here again. Its files are not, until some are added. */
export function RestoredDraft({ hasFiles, onDiscard }: { hasFiles: boolean; onDiscard: () => void }) {
  return (
    <Notice
      action={
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {caseFormTexts.discardDraft}
        </Button>
      }
    >
      {hasFiles ? caseFormTexts.draftRestored : caseFormTexts.draftRestoredWithoutFiles}
    </Notice>
  )
}
