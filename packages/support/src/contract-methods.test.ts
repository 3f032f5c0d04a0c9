import { allMethods } from 'contract/methods'
import { expect, it } from 'vitest'
import { supportApp } from './app.ts'

const nameOf = ({ className, methodName }: { className: string; methodName: string }) => `${className}/${methodName}`

it('has every server method of the contract, and no others', () => {
  expect((supportApp.methods ?? []).map(nameOf).sort()).toEqual(allMethods.map(nameOf).sort())
})
