import { expect, expectTypeOf, it } from 'vitest'
import { paths, signInAndReturn } from './paths.ts'

it('omits absent parameters from an address', () => {
  expect([
    paths.openCase(),
    paths.openCase({ tail: 'N014KT', productName: undefined }),
    paths.article({ urlName: 'load a/cycle', caseId: '500', caseNumber: '00418273' }),
  ]).toEqual([
    '/case-manager/Open-a-Case',
    '/case-manager/Open-a-Case?tail=N014KT',
    '/article/load%20a%2Fcycle?caseId=500&caseNumber=00418273',
  ])
})

it('returns after signing in, and only to this portal', () => {
  const wanted = new URL('https://portal.example/case-details?id=500000000000001AAA')
  expect([
    signInAndReturn(wanted, 'expired'),
    signInAndReturn(new URL('https://portal.example/')),
    signInAndReturn(new URL('https://portal.example//evil.example/x')),
  ]).toEqual(['/login?startURL=%2Fcase-details%3Fid%3D500000000000001AAA&reason=expired', '/login', '/login'])
})

it('does not compile without required parameters, or with unknown ones', () => {
  const compiled = () => [
    // @ts-expect-error the page of a case needs its id
    paths.caseDetails(),
    // @ts-expect-error an article is found by its URL name
    paths.article({ caseId: '500' }),
    // @ts-expect-error there is no such value in this address
    paths.openCase({ product: 'TN-2100' }),
  ]
  expectTypeOf(compiled).toBeFunction()
})
