import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

const US = 'Navdesk <support@calder-aerodata.example>'

function foldedMail(text: string, { type = 'plain', subject = 'Re: Your case', sent = [] as string[] } = {}) {
  const head = `From: Ida Ray <ida@quill.example>\r\nSubject: ${subject}\r\nMessage-ID: <1@quill.example>\r\n`
  const raw = Buffer.from(`${head}Content-Type: text/${type}; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`)
  const context = {
    caseNumber: '00418273',
    from: 'ida@quill.example',
    ip: '192.0.2.1',
    authservId: null,
    checksSenders: false,
    sent,
  }
  const reply = readMail(raw, context)?.reply
  return { text: reply?.text, folded: reply?.folded, hasGuess: reply?.hasGuess }
}

it('takes the mark of a signature that a person writes several times for a divider', () => {
  const text = 'One: dark\n-- \nTwo: fine\n-- \nBoth have the same card.\nPlease call me today.'
  expect(foldedMail(text)).toEqual({ text: text.replaceAll('-- ', '--'), folded: '', hasGuess: false })
  expect(foldedMail('One: dark\n\n-- \nIda Ray\nQuill Air\n-- \nScanned by Guard').text).toBe('One: dark')
})

it('keeps what it folds, in its order', () => {
  const folded = `On Mon, 2 Nov 2026 at 08:15, ${US} wrote:\n\n> Which unit?\n>\n> Jonas`
  expect(foldedMail(`The second.\n\nRegards\nIda Ray\nQuill Air\n\n${folded}`)).toEqual({
    text: 'The second.',
    folded: `Regards\nIda Ray\nQuill Air\n\n${folded}`,
    hasGuess: false,
  })
})

it.each([
  [
    'a line above',
    `The second\nLe 2 nov. 2026 08:15, "Navdesk"\n<support@calder-aerodata.example>\na écrit :\n> Which unit?`,
  ],
  ['the same line', `The second On Mon, 2 Nov 2026 at 08:15, ${US} wrote:\n> Which unit?`],
  [
    'marks of direction around names',
    `The second\n\n\u202bבתאריך יום ב׳, 2 בנוב׳ 2026 ב-8:15 מאת \u202aNavdesk\u202c\u200f <\u202asupport@calder-aerodata.example\u202c\u200f>:\u202c\n\n> Which unit?`,
  ],
  ['a date with full stops', `The second\n\npi 2. 11. 2026 o 8:15 ${US} napísal(a):\n\n> Which unit?`],
  ['a date with a year cut short', `The second\n\nНа пн, 2.11.2026 г. в 8:15 ${US} написа:\n\n> Which unit?`],
  ['a weekday cut short', `The second\n\nในวันที่ จ. 2 พ.ย. 2026 เวลา 08:15 ${US} เขียนว่า:\n\n> Which unit?`],
  [
    'the line of a phone',
    `The second\n\nGet BlueMail for Android\n\nOn 2 Nov 2026, at 08:15, ${US} wrote:\n> Which unit?`,
  ],
  [
    'no line of it',
    `The second\n-----Original Message-----\nFrom: ${US}\nSent: 2 November 2026\nTo: Ida\n\nWhich unit?`,
  ],
])('keeps the answer alone above a quote: %s', (_, text) => {
  expect(foldedMail(text).text).toBe('The second')
})

it.each([
  ['Merci\n\nla deuxième carte fonctionne aussi'],
  ['It arrived.\n\nThanks\n\nAll fine'],
  ['Please close it.\n\nBest regards\n\nCall me'],
  ['It is done.\n\nRegards\nIda\n\nOne more thing the first unit is dark too'],
  ['Please swap it.\n\nThanks in advance\n\nSerial: 9917\nTail: N88QA'],
  ['It was returned.\n\nSent via post from Graz, number 44'],
  ['No laptop here.\n\nSent from my phone because the laptop is broken'],
  ['Bonjour,\n\nCe message apparaît au démarrage : code 12.'],
  ['La pantalla dice:\n\nEl destinatario no es válido por error de lectura.'],
  ['Unit one: dark\n--\nUnit two was swapped with it.'],
  ['Log:\n\n> init\n> fail 12\n\nWhat now?'],
  ['Crew:\n\nBen\nIda'],
  ['On Friday at 09:00 your colleague wrote:\nwait a day.\nI did.'],
  ['The head is wrong:\n\nFrom: support@calder-aerodata.example\nDate: 2 Nov 2026\nTo: Ida\nSubject: x\n\nIt is Ray.'],
])('folds nothing of what a person wrote: %j', (text) => {
  expect(foldedMail(text)).toEqual({ text, folded: '', hasGuess: false })
})

it('keeps forwarded mails, by their mark or by the subject', () => {
  const head = `From: Card Maker <help@cards.example>\nSent: 1 November 2026\nTo: Ida\nSubject: Batch 9`
  expect(foldedMail(`See this.\n\n-------- Weitergeleitete Nachricht --------\n${head}\n\nSend it back.`).folded).toBe(
    '',
  )
  expect(foldedMail(`See this.\n\n${head}\n\nSend it back.`, { subject: 'WG: Batch 9' }).folded).toBe('')
})

it('keeps answers between and below quotes, also inside the element that Gmail puts around both', () => {
  const html = `<div>Hello</div><div class="gmail_quote"><div class="gmail_attr">On Mon, 2 Nov 2026 at 08:15 Navdesk wrote:</div><blockquote class="gmail_quote">Which unit?</blockquote><div>The second.</div><blockquote class="gmail_quote">Since when?</blockquote><div>Monday.</div></div>`
  expect(foldedMail(html, { type: 'html' }).text).toBe('Hello\n\nThe second.\n\nMonday.')
})

it('finds a mail that was sent where nothing marks it, and its words in a quote without a line above', () => {
  const sent = ['Please load the card again in the second unit.\nTell us which code it shows afterwards.']
  const quoted = 'Please load the card again in the second unit.\nTell us which code it shows afterwards.'
  expect(foldedMail(`Code 12.\n\n${quoted}`, { sent })).toEqual({ text: 'Code 12.', folded: quoted, hasGuess: false })
  expect(foldedMail(`Code 12.\n\n> ${quoted.replace('\n', '\n> ')}`, { sent }).text).toBe('Code 12.')
  expect(foldedMail(`Code 12.\n\n${quoted}`).folded).toBe('')
})

it('says when it folds words below a mark that no mail of ours contains', () => {
  const text = `Yes.\n\nFrom: ${US}\nSent: 2 November 2026\nTo: Ida\nSubject: x\n\nPlease load the card again.`
  expect(foldedMail(text).hasGuess).toBe(true)
  expect(foldedMail(text, { sent: ['Please load the card again.'] }).hasGuess).toBe(false)
})

it('takes the text below a mark for the answer where there is no other', () => {
  const text = `On Mon, 2 Nov 2026 at 08:15, ${US} wrote:\n\nIt is the second unit.`
  expect(foldedMail(text).text).toBe('It is the second unit.')
  expect(foldedMail('<div class="gmail_signature">It is the second unit.</div>', { type: 'html' }).text).toBe(
    'It is the second unit.',
  )
})

it('writes a row of a table on one line, and shows pictures of emoji as text', () => {
  const html = `<table><tr><td>Tail</td><td>Unit</td></tr><tr><td><p>N88QA</p></td><td></td></tr></table><p><img alt="🛩️" data-emoji="🛩️" src="https://x.example/1"></p>`
  expect(foldedMail(html, { type: 'html' }).text).toBe('Tail | Unit\nN88QA\n\n🛩️')
})

it('shows characters that would turn the direction of a text', () => {
  expect(foldedMail('exe.\u202egnp').text).toBe('exe.[U+202E]gnp')
})
