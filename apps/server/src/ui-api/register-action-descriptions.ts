import { SERVICES, UI_API } from 'contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'

const DESCRIBE = '/quickActions/:actionName/describe'
const policy = { rate: 'read', access: 'session' } as const

const schema = {
  tags: ['Actions'],
  summary: 'The actionTarget of a quick action; leads to the call getQuickActionInfo, which describes it.',
  response: {
    307: Type.Null({
      description: 'The description is at `location`.',
      headers: { location: Type.String({ description: 'The path of the description.' }) },
    }),
  },
}
const actionName = Type.String({ description: 'The name of the action without that of its object.' })
const ofGlobal = { ...schema, operationId: 'describeGlobalAction', params: Type.Object({ actionName }) }
const ofObject = {
  ...schema,
  operationId: 'describeAction',
  params: Type.Object({ objectApiName: Type.String({ description: 'The object of the action.' }), actionName }),
}

/** The `actionTarget` of quick actions: each leads to the call that describes the action. */
export function registerActionDescriptions(app: FastifyInstance): void {
  app.get<{ Params: { actionName: string } }>(
    `${SERVICES}${DESCRIBE}`,
    { schema: ofGlobal, config: { policy } },
    ({ params }, reply) => toDescription(reply, params.actionName),
  )
  app.get<{ Params: { objectApiName: string; actionName: string } }>(
    `${SERVICES}/sobjects/:objectApiName${DESCRIBE}`,
    { schema: ofObject, config: { policy } },
    ({ params }, reply) => toDescription(reply, `${params.objectApiName}.${params.actionName}`),
  )
}

const toDescription = (reply: FastifyReply, actionApiName: string) =>
  reply.redirect(`${UI_API}/actions/quick-action-info/${encodeURIComponent(actionApiName)}`, 307)
