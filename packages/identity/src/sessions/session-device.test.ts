import { expect, it } from 'vitest'
import { deviceOf } from './session-device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

it('names browser and system, and the network instead of the address', () => {
  expect(deviceOf({ ip: '203.0.113.9', userAgent: windows })).toEqual({
    browser: 'Firefox on Windows',
    network: '203.0.113.0/24',
  })
  expect(deviceOf({ ip: '2001:db8::9', userAgent: phone }).browser).toBe('Safari on iOS')
})

it('knows no browser of a caller that does not say what it is, and keeps a long name short', () => {
  expect(deviceOf({ ip: '203.0.113.9' }).browser).toBeNull()
  expect(deviceOf({ ip: '203.0.113.9', userAgent: '(' }).browser).toBeNull()
  expect(deviceOf({ ip: '203.0.113.9', userAgent: `${'x'.repeat(500)}/1.0` }).browser?.length ?? 0).toBeLessThanOrEqual(
    80,
  )
})
