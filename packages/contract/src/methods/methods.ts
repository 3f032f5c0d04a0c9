import { defineCall } from '../call.ts'
import type * as schemas from './methods.schemas.ts'

const path = '/lwr/apex/v65.0/{apexClass}/{apexMethod}'

export const methods = {
  readServerMethod: defineCall<typeof schemas.readServerMethod>({
    method: 'GET',
    path,
    access: 'visitor',
    summary: 'Calls a server method that only reads, its parameters in the query; any other method answers 405.',
  }),
  callServerMethod: defineCall<typeof schemas.callServerMethod>({
    method: 'POST',
    path,
    access: 'visitor',
    summary: 'Calls a server method, its parameters in the body.',
  }),
}
