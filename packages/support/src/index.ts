export { type AccountRecordType, accountRecordTypes } from './accounts/account.object.ts'
export { createSupportApp, supportApp, supportTasks } from './app.ts'
export { recordExport } from './audit/record-export.ts'
export type {
  CaseDocument,
  CaseDocumentEntry,
  CaseDocumentFact,
  CaseDocumentSection,
} from './case-pdf/case-document.ts'
export { type CaseReader, readCaseDocument } from './case-pdf/read-case-document.ts'
export { supportCase } from './cases/case.object.ts'
export { caseAcknowledgement } from './cases/case-acknowledgement.mail.ts'
export { caseOutcome } from './cases/case-outcome.mail.ts'
export { caseReply } from './cases/case-reply.mail.ts'
export { closesCase } from './cases/move-case-status.ts'
export { dailyQuotas, quotaNames } from './daily-quotas.ts'
export type { JobServices } from './define-job.ts'
export { coverages } from './fleet/coverages.ts'
export { createGuestService } from './guests/create-guest-service.ts'
export { type ArticleRecordType, articleRecordTypes } from './knowledge/article.object.ts'
export { articleCategories } from './knowledge/article.search.ts'
export type { MailDocument, Mailer } from './mail-document.ts'
export { recordMigrations, supportMigrations } from './migrations.ts'
export { type OwnRecords, readOwnData } from './own-data/read-own-data.ts'
export { createPeople } from './people/create-people.ts'
export type { PeopleChanges, SupportPerson } from './person.ts'
export { product as product2 } from './products/product.object.ts'
export { createSelfService, type SelfService } from './self-service/create-self-service.ts'
export type { EnumerationPolicy } from './self-service/visitor-parts.ts'
