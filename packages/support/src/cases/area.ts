import type { Area } from '../area.ts'
import { openCaseAction, openCaseForContactAction } from './actions/case.actions.ts'
import { takeNextCase } from './actions/claim-case.ts'
import { automation, automationAccess, newAutomationAction } from './automation/automation.object.ts'
import { automationRun, automationRunAccess, sweepAutomationRuns } from './automation/automation-run.object.ts'
import { runAutomations, runTimedAutomations, tryAutomation } from './automation/run-automations.job.ts'
import { answerTarget, answerTargetAccess, newAnswerTargetAction } from './calendars/answer-target.object.ts'
import {
  businessCalendar,
  businessCalendarAccess,
  holiday,
  holidayAccess,
  newCalendarAction,
} from './calendars/business-calendar.object.ts'
import { caseAccess } from './case.fields.ts'
import { supportCase } from './case.object.ts'
import { caseComment, caseCommentAccess } from './case-comment.object.ts'
import { caseDraft, caseDraftAccess, sweepCaseDrafts } from './case-draft.object.ts'
import { caseHistory, caseHistoryAccess } from './case-history.object.ts'
import { caseRating, caseRatingAccess } from './case-rating.object.ts'
import { caseSettingsAccess, caseSettingsObject } from './case-settings.object.ts'
import { caseWatcher, caseWatcherAccess } from './case-watcher.object.ts'
import { getSimilarCases } from './lists/similar-cases.method.ts'
import { countCases, getWorkNumbers } from './lists/work-numbers.methods.ts'
import { caseAcknowledgement } from './mails/case-acknowledgement.mail.ts'
import { caseEscalation } from './mails/case-escalation.mail.ts'
import { caseMerged } from './mails/case-merged.mail.ts'
import { caseOutcome } from './mails/case-outcome.mail.ts'
import { caseReminder } from './mails/case-reminder.mail.ts'
import { caseReply } from './mails/case-reply.mail.ts'
import { removalRequested } from './mails/removal-requested.mail.ts'
import { replyTemplate, replyTemplateAccess } from './reply-template.object.ts'
import { moveCasesOfQueue, newQueueAction, queue, queueAccess } from './routing/queue.object.ts'
import { queueMember, queueMemberAccess } from './routing/queue-member.object.ts'
import { newRoutingRuleAction, routingRule, routingRuleAccess } from './routing/routing-rule.object.ts'
import { routingTest, routingTestAccess, sweepRoutingTests, testRoutingAction } from './routing/routing-test.object.ts'
import { retargetCases } from './rules/case-targets.ts'
import { closeResolvedCases } from './rules/close-resolved-cases.job.ts'

export const cases: Area = {
  objects: [
    supportCase,
    caseComment,
    caseHistory,
    caseWatcher,
    caseRating,
    caseDraft,
    replyTemplate,
    queue,
    queueMember,
    routingRule,
    routingTest,
    businessCalendar,
    holiday,
    answerTarget,
    automation,
    automationRun,
    caseSettingsObject,
  ],
  access: [
    caseAccess,
    caseCommentAccess,
    caseHistoryAccess,
    caseWatcherAccess,
    caseRatingAccess,
    caseDraftAccess,
    replyTemplateAccess,
    queueAccess,
    queueMemberAccess,
    routingRuleAccess,
    routingTestAccess,
    businessCalendarAccess,
    holidayAccess,
    answerTargetAccess,
    automationAccess,
    automationRunAccess,
    caseSettingsAccess,
  ],
  actions: [
    openCaseAction,
    openCaseForContactAction,
    newQueueAction,
    newRoutingRuleAction,
    testRoutingAction,
    newCalendarAction,
    newAnswerTargetAction,
    newAutomationAction,
  ],
  methods: [countCases, getSimilarCases, takeNextCase, getWorkNumbers],
  mails: [caseAcknowledgement, caseReply, caseOutcome, caseEscalation, caseReminder, caseMerged, removalRequested],
  jobs: [
    closeResolvedCases,
    moveCasesOfQueue,
    retargetCases,
    sweepCaseDrafts,
    sweepRoutingTests,
    runAutomations,
    runTimedAutomations,
    tryAutomation,
    sweepAutomationRuns,
  ],
}
