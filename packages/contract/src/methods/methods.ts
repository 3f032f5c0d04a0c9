import type { CallOf } from '../call.ts'
import type * as schemas from './methods.schemas.ts'

const path = '/lwr/apex/v65.0/{apexClass}/{apexMethod}'

export const readServerMethod: CallOf<typeof schemas.readServerMethod> = {
  method: 'GET',
  path,
}

export const callServerMethod: CallOf<typeof schemas.callServerMethod> = {
  method: 'POST',
  path,
}
