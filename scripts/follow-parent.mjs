// Loaded into the server by start.mjs. When start.mjs is killed, its IPC channel closes, and the server stops as on SIGTERM,
// together with its PostgreSQL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
