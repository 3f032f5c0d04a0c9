import { expect, it } from 'vitest'
import { offersOf } from '../../testing/offers.ts'
import { caseWorkOf } from './case-work.ts'

const viewsOf = (offered: readonly string[]) => {
  const work = caseWorkOf(offered)
  return work && { lists: work.lists.map(({ view }) => view), home: work.home.view, waiting: work.home.waitingView }
}

it('shows the list views that the server offers, in the order of the portal', () => {
  expect(['Customer', 'Agent', 'Author'].map((profile) => viewsOf(offersOf(profile).caseLists))).toEqual([
    { lists: ['MyCases', 'MyRecentCases', 'WaitingOnMe', 'AllCases'], home: 'MyRecentCases', waiting: 'WaitingOnMe' },
    { lists: ['MyQueue', 'OpenQueue', 'AllCases'], home: 'MyQueue', waiting: null },
    null,
  ])
})

it('omits unknown list views, such as those that users save', () => {
  expect(viewsOf(['AllCases', 'My_own_list', 'constructor'])).toEqual({
    lists: ['AllCases'],
    home: 'AllCases',
    waiting: null,
  })
})
