import { readDraft } from '../../../../forms/draft-records.ts'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import {
  readActions,
  readCase,
  readChanges,
  readCommentFiles,
  readComments,
  readFiles,
  readFollowUps,
  readSimilarCases,
  readWatchers,
} from '../../reads.ts'
import { draftNameOf } from './comment-draft.ts'

export const caseDetails = page({
  ...pages.caseDetails,
  reads: ({ query }) => {
    const caseId = query.get('id') ?? ''
    return {
      supportCase: required(readCase(caseId)),
      comments: readComments(caseId),
      commentFiles: readCommentFiles(caseId),
      changes: readChanges(caseId),
      files: readFiles(caseId),
      actions: readActions(caseId),
      similar: readSimilarCases(caseId),
      followUps: readFollowUps(caseId),
      watchers: readWatchers(caseId),
      opening: caseOpening,
      draft: readDraft(draftNameOf('public', caseId)),
    }
  },
})
