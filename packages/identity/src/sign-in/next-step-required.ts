import { AppError } from 'contract'
import type { NextStep } from '../second-factor/factors.ts'

/** The password is right, and signing in takes another step: with `token`, within ten minutes. */
export class NextStepRequired extends AppError {
  readonly step: NextStep
  readonly token: string

  constructor(step: NextStep, token: string) {
    super(step === 'second-factor' ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_SET_UP_REQUIRED')
    this.name = 'NextStepRequired'
    this.step = step
    this.token = token
  }
}
