export { type Config, readConfig } from './config/read-config.ts'
export { ConfigError } from './config/setting.ts'
export { createServer, type Server, type ServerOptions } from './create-server.ts'
export { migrateAll } from './migrations.ts'
