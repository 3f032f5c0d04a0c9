import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Identity } from 'identity'
import type { SupportPerson } from 'support'
import { closeWhenRefused } from '../files/close-when-refused.ts'

/**
 * Closes the connection of an answer that is still streamed when its session ends or the rights of its user change, because a slow client
 * can read a long answer for hours. Live streams send the change instead.
 */
export function guardRights(app: FastifyInstance, identity: Pick<Identity<SupportPerson>, 'session'>): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { session, sessionToken } = request
    if (session !== null && sessionToken !== null && payload instanceof Readable) {
      const { epoch } = session.person.principal
      closeWhenRefused(reply, async () => {
        const current = await identity.session(sessionToken)
        return current?.id === session.id && current.person.principal.epoch === epoch
      })
    }
    done(null, payload)
  })
}
