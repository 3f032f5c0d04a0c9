export { DEMO_PASSWORD } from 'demo'
export {
  type DataManagerStandIn,
  type IdentityProviderEnv,
  startDataManagerStandIn,
  startIdentityProvider,
} from 'server/testing'
export { type DevClient, type DevRequest, type DevResponse, devClient } from './dev-client.ts'
export { type DevEnv, type DevEnvOptions, type DevMail, startDevEnv } from './start-dev-env.ts'
export { type UploadBody, type UploadClient, uploadClient } from './upload-client.ts'
export { casesBySubject, createUntilAcknowledged } from './written-cases.ts'
