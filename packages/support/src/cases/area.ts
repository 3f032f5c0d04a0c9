import type { Area } from '../area.ts'
import { caseAccess } from './case.access.ts'
import { openCaseAction } from './case.actions.ts'
import { caseListViews } from './case.list-views.ts'
import { supportCase } from './case.object.ts'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'
import { caseCommentAccess } from './case-comment.access.ts'
import { caseComment } from './case-comment.object.ts'
import { caseDraftAccess } from './case-draft.access.ts'
import { caseDraftListViews } from './case-draft.list-views.ts'
import { caseDraft } from './case-draft.object.ts'
import { caseEscalation } from './case-escalation.mail.ts'
import { caseHistoryAccess } from './case-history.access.ts'
import { caseHistory } from './case-history.object.ts'
import { caseMerged } from './case-merged.mail.ts'
import { caseOutcome } from './case-outcome.mail.ts'
import { caseRatingAccess } from './case-rating.access.ts'
import { caseRating } from './case-rating.object.ts'
import { caseReminder } from './case-reminder.mail.ts'
import { caseReply } from './case-reply.mail.ts'
import { caseWatcherAccess } from './case-watcher.access.ts'
import { caseWatcher } from './case-watcher.object.ts'
import { countCases } from './count-cases.method.ts'
import { getSimilarCases } from './get-similar-cases.method.ts'
import { getWorkNumbers } from './get-work-numbers.method.ts'
import { refillCaseWords } from './refill-case-words.job.ts'
import { removalRequested } from './removal-requested.mail.ts'
import { replyTemplateAccess } from './reply-template.access.ts'
import { replyTemplateListViews } from './reply-template.list-views.ts'
import { replyTemplate } from './reply-template.object.ts'
import { retargetCases } from './retarget-cases.job.ts'
import { sweepCaseDrafts } from './sweep-case-drafts.job.ts'
import { takeNextCase } from './take-next-case.method.ts'

export const cases: Area = {
  objects: [supportCase, caseComment, caseHistory, caseWatcher, caseRating, caseDraft, replyTemplate],
  access: [
    caseAccess,
    caseCommentAccess,
    caseHistoryAccess,
    caseWatcherAccess,
    caseRatingAccess,
    caseDraftAccess,
    replyTemplateAccess,
  ],
  actions: [openCaseAction],
  listViews: [caseListViews, caseDraftListViews, replyTemplateListViews],
  methods: () => [countCases, getSimilarCases, takeNextCase, getWorkNumbers],
  mails: [caseAcknowledgement, caseReply, caseOutcome, caseEscalation, caseReminder, caseMerged, removalRequested],
  jobs: [refillCaseWords, retargetCases, sweepCaseDrafts],
}
