import { allPages, pageAt } from 'portal/pages'
import { supportTasks } from 'support'
import { sampleMails } from 'support/testing'
import { expect, it } from 'vitest'

const BASE = 'https://support.calder-aerodata.example'
const SURVEY = 'https://survey.calder-aerodata.example/'
const mails = sampleMails(BASE)

it('has a sample of every mail', () => {
  const tasks = supportTasks.filter((task) => 'document' in task).map(({ task }) => task)
  expect(Object.keys(mails).sort()).toEqual(tasks.sort())
})

it('links from mails to pages that are there, by queries that they read', () => {
  const missing = new Set<string>()
  for (const { subject, button, footer, paragraphs } of Object.values(mails).flat()) {
    const texts = [button?.url ?? '', ...footer, ...paragraphs].join(' ')
    for (const [address] of texts.matchAll(/https?:\/\/\S+/g)) {
      // The survey is outside the portal.
      if (address === SURVEY) continue
      const { origin, pathname, searchParams } = new URL(address)
      expect([subject, origin]).toEqual([subject, BASE])
      const page = pageAt(pathname)?.[1]
      if (!page) missing.add(pathname)
      else
        expect([subject, Object.keys(page.query ?? {})]).toEqual([
          subject,
          expect.arrayContaining([...searchParams.keys()]),
        ])
    }
  }
  expect([...missing]).toEqual([])
  expect(allPages.length).toBeGreaterThan(0)
})

const ANSWER_HERE = 'Reply to this e-mail to comment on the case. Write above the quoted text.'

it('says in every mail whether an answer to it is read, and links a guest to no page that needs a session', () => {
  for (const { subject, footer, button, replyTo } of Object.values(mails).flat()) {
    const isRead = replyTo !== undefined
    expect([subject, footer[0]]).toEqual([
      subject,
      isRead ? ANSWER_HERE : 'Please don’t reply: this mailbox isn’t monitored.',
    ])
    if (footer.some((line) => line.includes('you opened this case with your address'))) {
      expect([subject, button && new URL(button.url).pathname]).toEqual([subject, button && '/guest-case'])
    }
  }
})
