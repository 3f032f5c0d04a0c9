import { expect, it } from 'vitest'
import { isDeliverable, isEmail } from './email.ts'

it('accepts the specified pattern in upper and lower case', () => {
  for (const email of ['a@b.co', 'First.Last+tag@Sub.Example.COM', 'pilot@[192.0.2.1]', '"odd name"@example.com']) {
    expect([email, isEmail(email)]).toEqual([email, true])
  }
})

it('refuses texts that are not addresses', () => {
  for (const email of ['', 'a', 'a@b', 'a@b.c', '@b.co', 'a b@c.de', 'a@b..co', 'a@b.co ', 'a@[1.2.3]', 'a,b@c.de']) {
    expect([email, isEmail(email)]).toEqual([email, false])
  }
})

it('refuses delivery to accepted forms that can reach another mailbox', () => {
  for (const email of [
    '"victim@example.com x"@internal.example.com',
    'a@[127.0.0.1]',
    '"a,b@evil.example"@x.example',
  ]) {
    expect([isEmail(email), isDeliverable(email)]).toEqual([true, false])
  }
  expect(isDeliverable('mara.okafor@osprey-ridge.example')).toBe(true)
})
