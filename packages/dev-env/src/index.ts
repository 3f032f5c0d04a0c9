export { type DevClient, type DevRequest, type DevResponse, devClient } from './dev-client.ts'
export { DEMO_PASSWORD, type DevEnv, type DevEnvOptions, type DevMail, startDevEnv } from './start-dev-env.ts'
