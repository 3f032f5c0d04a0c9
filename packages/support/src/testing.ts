export { type Actor, expectedOf, fieldsOf, namesOf, seesPeople } from './testing/expectation.ts'
export { expectedAccess } from './testing/expected-access.ts'
export { CANARY, WORLD_TIME } from './testing/filled-record.ts'
export { jobServices, type SentMail } from './testing/job-services.ts'
export { canariesIn, knownNames, readableCanaries } from './testing/readable-canaries.ts'
export { sampleMails } from './testing/sample-mails.ts'
export { createSupportWorld, type SupportWorld, type WorldActor } from './testing/support-world.ts'
export { worldApp } from './testing/world-app.ts'
export {
  accountIdOf,
  accountOf,
  contactIdOf,
  userIdOf,
  type WorldAccount,
  type WorldPerson,
  worldId,
  worldPeople,
} from './testing/world-people.ts'
export type { WorldRow } from './testing/world-rows.ts'
