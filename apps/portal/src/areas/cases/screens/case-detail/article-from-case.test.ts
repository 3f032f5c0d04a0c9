import { expect, it } from 'vitest'
import { articleFromCase } from './CaseWords.tsx'

it('adds the case to links to articles of the portal, and to no other link', () => {
  const from = (address: string) =>
    articleFromCase(address, 'https://portal.example', { id: '500000000000001AAA', number: '00418273' })
  const query = 'caseId=500000000000001AAA&caseNumber=00418273'
  expect(from('https://portal.example/article/load-a-cycle')).toBe(
    `https://portal.example/article/load-a-cycle?${query}`,
  )
  expect(from('https://portal.example/article/load-a-cycle?productName=TN-2100&caseId=other#section-2')).toBe(
    'https://portal.example/article/load-a-cycle?productName=TN-2100&caseId=500000000000001AAA&caseNumber=00418273#section-2',
  )
  for (const address of ['https://portal.example/knowledge', 'https://elsewhere.example/article/load-a-cycle']) {
    expect(from(address)).toBe(address)
  }
})
