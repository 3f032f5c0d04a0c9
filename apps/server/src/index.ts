export { type Config, ConfigError, readConfig } from './config.ts'
export { createServer, type Server } from './create-server.ts'
export { migrateAll } from './migrations.ts'
