import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'

const VALID_DAYS = 180

type SecurityTxtParts = { config: Pick<Config, 'baseUrl'>; now: () => number }

/** `/.well-known/security.txt` (RFC 9116); it is always valid for half a year from now. */
export function registerSecurityTxt(app: FastifyInstance, { config: { baseUrl }, now }: SecurityTxtParts): void {
  const host = baseUrl === null ? 'calder-aerodata.example' : new URL(baseUrl).hostname
  app.get(
    '/.well-known/security.txt',
    { config: { policy: { rate: 'operations', access: 'open' } } },
    (_request, reply) => {
      const expires = new Date(now() + VALID_DAYS * 86_400_000).toISOString()
      const lines = [`Contact: mailto:security@${host}`, `Expires: ${expires}`, 'Preferred-Languages: en']
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  )
}
