import { stopUnusedServer } from 'local-postgres'

// Stops the PostgreSQL that a killed server left in this data folder: node scripts/stop-database.ts <folder>
const [, , dataDir = ''] = process.argv
await stopUnusedServer(dataDir)
