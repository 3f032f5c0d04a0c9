import type { Gateway } from '../gateway.ts'

/** One parameter of a server method. In a query every value is a text, which is read as what is wanted here. */
export type MethodParameter = {
  type: 'text' | 'integer' | 'flag'
  required?: boolean
  /** Characters of a text; absent means 255. */
  maxLength?: number
  /** Bounds of an integer. */
  min?: number
  max?: number
}

/** The values of a call by parameter name; those that were not given are absent. */
export type MethodValues = Readonly<Record<string, string | number | boolean>>

/** Who calls a server method, and what they may do. */
export type MethodContext = { readonly gateway: Gateway; readonly isSignedIn: boolean }

/** A method of the application, called by its class and name; it answers raw JSON. */
export type ServerMethodDefinition = {
  className: string
  methodName: string
  /** Changes nothing, so that it may be called by GET. */
  readOnly: boolean
  /** `open` methods are called by guests too, with the rights of the guest profile. */
  access: 'open' | 'session'
  /** `catalogue` answers may be kept by the browser that got them, `personal` ones may not. */
  answers: 'catalogue' | 'personal'
  parameters: Readonly<Record<string, MethodParameter>>
  run(context: MethodContext, values: MethodValues): Promise<unknown>
}
