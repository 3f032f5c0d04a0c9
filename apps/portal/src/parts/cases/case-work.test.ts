import { expect, it } from 'vitest'
import { caseWorkOf } from './case-work.ts'

it('gives every profile the list views that are there for it', () => {
  const views = ['Customer', 'AccountAdmin', 'Agent', 'Author', 'constructor'].map((profile) => {
    const work = caseWorkOf(profile)
    return work && [...work.lists.map(({ view }) => view), work.home.view]
  })
  const ofCustomers = ['MyCases', 'MyRecentCases', 'AllCases', 'MyRecentCases']
  expect(views).toEqual([ofCustomers, ofCustomers, ['MyQueue', 'OpenQueue', 'AllCases', 'MyQueue'], null, null])
})
