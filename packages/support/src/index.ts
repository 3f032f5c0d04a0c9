export { type AccountRecordType, accountRecordTypes } from './accounts/account.object.ts'
export { createSupportApp, supportApp } from './app.ts'
export { type ArticleRecordType, articleRecordTypes } from './knowledge/article.object.ts'
export type { PeopleChanges, SupportPerson } from './people/person.ts'
