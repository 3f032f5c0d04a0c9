import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { charsetOfHtml, decodeHeaderText, decodeText } from './decode-text.ts'

const RUSSIAN = 'Второй блок не включается с понедельника, карта новая'
const CHINESE = '第二台设备从星期一开始不能启动，请尽快回复我们。'
const JAPANESE = '月曜日から二番目の装置が起動しません。カードは新しいです。'

it.each([
  ['utf-7', Buffer.from('Ger+AOQ-te +- 2'), 'Geräte + 2'],
  ['hz-gb-2312', Buffer.from('~{WsJV~} ok'), '左手 ok'],
  ['big5', Buffer.from('第二台'), '第二台'],
  ['us-ascii', Buffer.from('2\x92s \x96 ok', 'latin1'), '2’s – ok'],
  ['us-ascii', Buffer.from('\x1b$B:8\x1b(B', 'latin1'), '左'],
  ['iso-8859-1', Buffer.from('€'.replace('€', '\x80'), 'latin1'), '€'],
  ['utf-8', Buffer.from('Gr\xf6\xdfe', 'latin1'), 'Größe'],
  ['no-such-set', Buffer.from('Größe'), 'Größe'],
  ['cp850', iconv.encode('Größe', 'cp850'), 'Größe'],
  ['gbk', iconv.encode('联通', 'gbk'), '联通'],
  [null, iconv.encode(RUSSIAN, 'win1251'), RUSSIAN],
  [null, iconv.encode(CHINESE, 'gbk'), CHINESE],
  [null, iconv.encode(JAPANESE, 'shift_jis'), JAPANESE],
  [null, iconv.encode('左侧的屏幕是空的', 'gbk'), '左侧的屏幕是空的'],
  [null, iconv.encode('오른쪽 화면이 꺼져요', 'euc-kr'), '오른쪽 화면이 꺼져요'],
  [null, iconv.encode('AÇÃO: INFORMAÇÃO, OPERAÇÃO, ATENÇÃO', 'win1252'), 'AÇÃO: INFORMAÇÃO, OPERAÇÃO, ATENÇÃO'],
  [null, iconv.encode('Größere Öffnung, größte Lösung', 'win1252'), 'Größere Öffnung, größte Lösung'],
  ['utf-8', Buffer.concat([Buffer.from('Größe, schön: '), Buffer.from([0x96])]), 'Größe, schön: –'],
] as const)('reads bytes that are labelled %s by what they are', (label, bytes, text) => {
  expect(decodeText(bytes, label)).toBe(text)
})

it('finds the character set in the head of an HTML page', () => {
  expect(charsetOfHtml(Buffer.from('<meta http-equiv=a content="text/html; charset=koi8-r">'))).toBe('koi8-r')
  expect(charsetOfHtml(Buffer.from('<p>charset=koi8-r</p>'))).toBe(null)
})

it('reads encoded words, divided characters and names without any encoding', () => {
  const [first, second] = [Buffer.from('左').subarray(0, 1), Buffer.from('左').subarray(1)]
  const divided = [first, second].map((part) => `=?utf-8?B?${part.toString('base64')}?=`).join(' ')
  expect(decodeHeaderText(`${divided} =?iso-8859-1*de?Q?Gr=F6=DFe_2?=`, null)).toBe('左Größe 2')
  expect(decodeHeaderText(iconv.encode('左侧.png', 'gbk').toString('latin1'), null)).toBe('左侧.png')
  expect(decodeHeaderText(iconv.encode('Größe.png', 'win1252').toString('latin1'), null)).toBe('Größe.png')
  expect(decodeHeaderText(Buffer.from('Größe.png').toString('latin1'), 'gb2312')).toBe('Größe.png')
})
