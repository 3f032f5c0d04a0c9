import { expect, it } from 'vitest'
import {
  canSubmit,
  firstStage,
  type GuestCaseState,
  type GuestCaseStep,
  stageAfter,
  verificationOf,
} from './guest-case-stages.ts'

const ADA = { name: 'Ada Visitor', email: 'ada@elsewhere.example' }
const at = (stage: 1 | 2 | 3): GuestCaseState => ({ ...ADA, stage, known: null })
const known = { result: 'User_Present', AccountName: 'Osprey Ridge Aviation' } as const
const success = { kind: 'answered', answer: { result: 'Success', AccountName: null } } as const

it('continues to the details, and after Success to the third stage, which is final', () => {
  expect(stageAfter(firstStage, { kind: 'next' }).stage).toBe(2)
  expect(stageAfter(at(2), success)).toEqual(at(3))
  const steps: GuestCaseStep[] = [{ kind: 'next' }, { kind: 'back' }, success, { kind: 'answered', answer: known }]
  for (const step of steps) expect(stageAfter(at(3), step)).toEqual(at(3))
})

it('goes back from the details alone, and keeps what was typed', () => {
  expect(stageAfter(at(2), { kind: 'back' })).toEqual(at(1))
  for (const stage of [1, 3] as const) expect(stageAfter(at(stage), { kind: 'back' })).toEqual(at(stage))
})

it('goes to the fourth stage with the account of a known address, and not on from there', () => {
  const four = stageAfter(at(2), { kind: 'answered', answer: known })
  expect(four).toEqual({ ...ADA, stage: 4, known })
  for (const kind of ['next', 'back'] as const) expect(stageAfter(four, { kind })).toEqual(four)
})

it('lets submit a name and an address, in any case of letters, and nothing else', () => {
  const addresses: [string, boolean][] = [
    ['ada@elsewhere.example', true],
    [' Ada@Elsewhere.EXAMPLE ', true],
    ['ada@[127.0.0.1]', true],
    ['ada@elsewhere', false],
    ['ada@elsewhere.e', false],
    ['ada', false],
    ['', false],
  ]
  for (const [email, isRight] of addresses) expect([email, canSubmit({ name: 'Ada', email })]).toEqual([email, isRight])
  expect(canSubmit({ ...ADA, name: ' ' })).toBe(false)
})

it('sends name and address without the spaces around them', () => {
  expect(verificationOf({ name: ' Ada Visitor', email: 'ada@elsewhere.example ' })).toEqual({
    encodedURL: 'name=Ada+Visitor&email=ada%40elsewhere.example',
    emailAddress: 'ada@elsewhere.example',
    name: 'Ada Visitor',
  })
})
