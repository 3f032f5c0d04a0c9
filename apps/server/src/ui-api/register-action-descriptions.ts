import { SERVICES, UI_API } from 'contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

const DESCRIBE = '/quickActions/:actionName/describe'
const policy = { rate: 'read', access: 'session' } as const

/** The `actionTarget` of quick actions: each leads to the call that describes the action. */
export function registerActionDescriptions(app: FastifyInstance): void {
  app.get<{ Params: { actionName: string } }>(`${SERVICES}${DESCRIBE}`, { config: { policy } }, ({ params }, reply) =>
    toDescription(reply, params.actionName),
  )
  app.get<{ Params: { objectApiName: string; actionName: string } }>(
    `${SERVICES}/sobjects/:objectApiName${DESCRIBE}`,
    { config: { policy } },
    ({ params }, reply) => toDescription(reply, `${params.objectApiName}.${params.actionName}`),
  )
}

const toDescription = (reply: FastifyReply, actionApiName: string) =>
  reply.redirect(`${UI_API}/actions/quick-action-info/${encodeURIComponent(actionApiName)}`, 307)
