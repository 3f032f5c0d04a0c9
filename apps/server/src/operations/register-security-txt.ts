import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Config } from '../config/read-config.ts'

const VALID_DAYS = 180

type SecurityTxtParts = { config: Pick<Config, 'baseUrl'>; now: () => number }

/** Serves the contact for security reports. */
export function registerSecurityTxt(app: FastifyInstance, { config: { baseUrl }, now }: SecurityTxtParts): void {
  const host = baseUrl === null ? 'calder-aerodata.example' : new URL(baseUrl).hostname
  app.get(
    '/.well-known/security.txt',
    {
      config: { policy: { rate: 'operations', access: 'open' } },
      schema: {
        operationId: 'securityTxt',
        tags: ['Operations'],
        summary: `Contact for security reports (RFC 9116), valid for ${VALID_DAYS} days.`,
        produces: ['text/plain'],
        response: { 200: Type.String({ description: 'The text.' }) },
      },
    },
    (_request, reply) => {
      const expires = new Date(now() + VALID_DAYS * 86_400_000).toISOString()
      const lines = [`Contact: mailto:security@${host}`, `Expires: ${expires}`, 'Preferred-Languages: en']
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  )
}
