import type { FastifyInstance } from 'fastify'
import { type AppParts, createAppServices } from './app-services.ts'
import { features } from './features.ts'
import { createHttpServer } from './http/create-http-server.ts'

/** The HTTP server with all its features. It does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const services = createAppServices(parts)
  const app = await createHttpServer(services)
  await services.streams.start()
  for (const register of features) await register(app, services)
  return app
}
