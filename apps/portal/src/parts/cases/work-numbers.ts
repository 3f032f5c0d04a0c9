import { caseMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'

/** Open work of support in numbers, for agents. */
export const readWorkNumbers = read(methodReader(caseMethods.getWorkNumbers), {})
