import { randomInt } from 'node:crypto'
import { AppError, checkSuffix, keyPrefixOf, toRecordId18 } from 'contract'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'

// In ASCII order, so that ids sort by creation time.
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const EPOCH_MS = Date.UTC(2020, 0, 1)

/** A new id: key prefix, seven digits of milliseconds since 2020, five random ones, and the check suffix. */
export function newRecordId(keyPrefix: string, atMs: number): string {
  let time = ''
  for (let rest = Math.max(0, atMs - EPOCH_MS), digit = 0; digit < 7; digit++) {
    time = DIGITS.charAt(rest % 62) + time
    rest = Math.floor(rest / 62)
  }
  let random = ''
  for (let digit = 0; digit < 5; digit++) random += DIGITS.charAt(randomInt(62))
  const id = keyPrefix + time + random
  return id + checkSuffix(id)
}

/**
 * The object of an id, and the id in its long form.
 *
 * @throws AppError `INVALID_ID_FIELD` for a malformed id; `NOT_FOUND` if no object has its prefix.
 */
export function objectOfId(app: AppModel, text: string): { object: ObjectModel; id: string } {
  const id = toRecordId18(text)
  if (id === null) throw new AppError('INVALID_ID_FIELD', { id: text.slice(0, 40) })
  const object = app.objectByPrefix(keyPrefixOf(id))
  if (!object) throw new AppError('NOT_FOUND')
  return { object, id }
}
