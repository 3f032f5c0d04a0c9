import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from 'contract'
import type { Scalar } from '../metadata/scalar.ts'
import type { Boundary } from '../shape/shape.ts'

/** A position in a list: the number of rows before the page, its size, and the row after which it starts. */
export type PagePosition = { offset: number; size: number; boundary: Boundary | null }

/** What a token is bound to: it is refused for another user, list, filter or order. */
export type TokenScope = { userId: string; list: string; query: string }

export const FIRST_PAGE = '0'

/** Writes and reads page tokens; `secret` must be the same in all processes. */
export type PageTokens = {
  write(position: PagePosition, scope: TokenScope): string
  /** @throws AppError `INVALID_PAGE_TOKEN`. */
  read(token: string, scope: TokenScope): PagePosition
}

export function createPageTokens(secret: string): PageTokens {
  const seal = (payload: string, scope: TokenScope) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([scope.userId, scope.list, scope.query, payload]))
      .digest()
      .subarray(0, 16)
  return {
    write: (position, scope) => {
      if (position.boundary === null) return FIRST_PAGE
      const { direction, values, id } = position.boundary
      const fields = [position.offset, position.size, direction === 'after' ? 1 : 0, id, ...values]
      const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${payload}.${seal(payload, scope).toString('base64url')}`
    },
    read: (token, scope) => {
      const [payload = '', mac = '', ...rest] = token.split('.')
      const sentMac = Buffer.from(mac, 'base64url')
      const wanted = seal(payload, scope)
      const isOurs = rest.length === 0 && sentMac.length === wanted.length && timingSafeEqual(sentMac, wanted)
      if (!isOurs || sentMac.toString('base64url') !== mac) throw new AppError('INVALID_PAGE_TOKEN')
      const [offset, size, after, id, ...values] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Scalar[]
      return {
        offset: Number(offset),
        size: Number(size),
        boundary: { direction: after === 1 ? 'after' : 'before', values, id: String(id) },
      }
    },
  }
}
