import { expect, it } from 'vitest'
import { isVideoAddress } from './article-video.ts'

const hosts = ['videos.example', 'media.example:8443']

it.each([
  ['https://videos.example/v/1.mp4', true, true],
  ['https://VIDEOS.example/v/1.mp4', true, true],
  ['https://videos.example:443/v/1.mp4', true, true],
  ['https://media.example:8443/v/1.mp4', true, true],
  ['https://media.example/v/1.mp4', false, true],
  ['https://videos.example:8443/v/1.mp4', false, true],
  ['https://a.videos.example/v/1.mp4', false, true],
  ['https://videos.example.evil.example/v/1.mp4', false, true],
  ['https://evil.example/#videos.example', false, true],
  ['http://videos.example/v/1.mp4', false, false],
  ['javascript:alert(1)//videos.example', false, false],
  ['//videos.example/v/1.mp4', false, false],
  ['', false, false],
])('takes %j for the address of a video on one of the hosts: %s, and on any: %s', (address, isOnOne, isOnAny) => {
  expect([isVideoAddress(address, hosts), isVideoAddress(address, [])]).toEqual([isOnOne, isOnAny])
})
