/**
 * Answers to a mail of the portal as mail programs send them: what people write, in the layouts of the programs and the languages of their
 * users. The addresses and dates of the quoted mail are those that the programs would show.
 */

export type CorpusMail = {
  /** The program, the language and what is particular. */
  name: string
  subject?: string
  html?: string
  text?: string
  /** What the author wrote. */
  own: string
  /** The text may have more than that, such as the head of a forwarded mail. */
  isAtLeast?: true
}

const US = 'support@calder-aerodata.example'

/** An answer of a person: the text that must be kept, and the signature. */
type Letter = { own: string; closing?: string }

type Words = {
  letters: readonly Letter[]
  /** The line above a quote, as Gmail, Apple Mail and Thunderbird write it. */
  gmail: string
  apple: string
  thunderbird: string
  /** Labels of the header block: sender, date, recipient, subject. */
  labels: readonly [from: string, sent: string, to: string, subject: string]
  original: string
  forwarded: string
  phone: string
}

const languages = {
  en: {
    letters: [
      { own: 'It is the left display, on both flights.' },
      {
        own: 'Hi Jonas,\n\nI loaded cycle 2611 again and the terrain layer is still blank.\nThe card is the one from Tuesday.',
        closing: 'Kind regards,\n\nMara Okafor\nChief pilot | Osprey Ridge Aviation\n+1 555 0100',
      },
      {
        own: 'Three things:\n\n1. The card was formatted.\n2. The unit shows code 41-07.\n3. It works in N014KT.\n\nThanks',
      },
      {
        own: 'See https://www.osprey-ridge.example/log?id=7&x=1\n\nDo you need the whole file?',
        closing: 'Best,\nMara',
      },
      {
        own: 'Yes.',
        closing:
          'Mara Okafor\n\nThis e-mail and any attachments are confidential and intended solely for the addressee. If you are not the addressee, please delete it.',
      },
      { own: 'Thanks!\n\nI swapped the cards and both units start now' },
      { own: 'The second unit was sent via air freight on Monday\n\nSerial: 8812-04\nTail: N771QX' },
    ],
    gmail: `On Fri, Nov 20, 2026 at 10:12 AM Navdesk <${US}> wrote:`,
    apple: `On Nov 20, 2026, at 10:12 AM, Navdesk <${US}> wrote:`,
    thunderbird: 'On 11/20/26 10:12, Navdesk wrote:',
    labels: ['From', 'Sent', 'To', 'Subject'],
    original: 'Original Message',
    forwarded: 'Forwarded message',
    phone: 'Sent from my iPhone',
  },
  de: {
    letters: [
      { own: 'Es ist die linke Anzeige, auf beiden Flügen.' },
      {
        own: 'Hallo Herr Weil,\n\nich habe den Zyklus 2611 noch einmal geladen, das Gelände fehlt weiterhin.',
        closing: 'Mit freundlichen Grüßen\nMara Okafor\n\nOsprey Ridge Aviation GmbH\nTel. +49 30 1234567',
      },
      { own: 'Vielen Dank\n\nnach dem Neustart ist die Karte wieder da' },
    ],
    gmail: `Am Fr., 20. Nov. 2026 um 10:12 Uhr schrieb Navdesk <${US}>:`,
    apple: `Am 20.11.2026 um 10:12 schrieb Navdesk <${US}>:`,
    thunderbird: 'Am 20.11.26 um 10:12 schrieb Navdesk:',
    labels: ['Von', 'Gesendet', 'An', 'Betreff'],
    original: 'Ursprüngliche Nachricht',
    forwarded: 'Weitergeleitete Nachricht',
    phone: 'Von meinem iPhone gesendet',
  },
  fr: {
    letters: [
      { own: 'C’est l’écran de gauche, sur les deux vols.' },
      {
        own: 'Bonjour,\n\nj’ai rechargé le cycle 2611 et la couche de relief reste vide.',
        closing: 'Cordialement,\nMara Okafor\nOsprey Ridge Aviation',
      },
      { own: 'Merci\n\nles deux appareils démarrent de nouveau' },
    ],
    gmail: `Le ven. 20 nov. 2026 à 10:12, Navdesk <${US}> a écrit :`,
    apple: `Le 20 nov. 2026 à 10:12, Navdesk <${US}> a écrit :`,
    thunderbird: 'Le 20/11/2026 à 10:12, Navdesk a écrit :',
    labels: ['De', 'Envoyé', 'À', 'Objet'],
    original: 'Message d’origine',
    forwarded: 'Message transféré',
    phone: 'Envoyé de mon iPhone',
  },
  es: {
    letters: [
      { own: 'Es la pantalla izquierda, en los dos vuelos.', closing: 'Un saludo,\nMara' },
      { own: 'Hola:\n\nhe vuelto a cargar el ciclo 2611 y la capa del terreno sigue vacía.' },
    ],
    gmail: `El vie, 20 nov 2026 a las 10:12, Navdesk (<${US}>) escribió:`,
    apple: `El 20 nov 2026, a las 10:12, Navdesk <${US}> escribió:`,
    thunderbird: 'El 20/11/2026 a las 10:12, Navdesk escribió:',
    labels: ['De', 'Enviado el', 'Para', 'Asunto'],
    original: 'Mensaje original',
    forwarded: 'Mensaje reenviado',
    phone: 'Enviado desde mi iPhone',
  },
  it: {
    letters: [
      { own: 'È lo schermo sinistro, su entrambi i voli.', closing: 'Cordiali saluti\nMara Okafor' },
      { own: 'Questo messaggio resta sullo schermo dopo il riavvio:\n\nMAP NOT LOADED\n\nChe cosa devo fare?' },
    ],
    gmail: `Il giorno ven 20 nov 2026 alle ore 10:12 Navdesk <${US}> ha scritto:`,
    apple: `Il giorno 20 nov 2026, alle ore 10:12, Navdesk <${US}> ha scritto:`,
    thunderbird: 'Il 20/11/2026 10:12, Navdesk ha scritto:',
    labels: ['Da', 'Inviato', 'A', 'Oggetto'],
    original: 'Messaggio originale',
    forwarded: 'Messaggio inoltrato',
    phone: 'Inviato da iPhone',
  },
  pt: {
    letters: [
      { own: 'É o ecrã esquerdo, nos dois voos.', closing: 'Obrigada,\nMara' },
      { own: 'Sim, desde terça-feira.' },
    ],
    gmail: `Em sex., 20 de nov. de 2026 às 10:12, Navdesk <${US}> escreveu:`,
    apple: `No dia 20 de nov. de 2026, às 10:12, Navdesk <${US}> escreveu:`,
    thunderbird: 'Em 20/11/2026 10:12, Navdesk escreveu:',
    labels: ['De', 'Enviada', 'Para', 'Assunto'],
    original: 'Mensagem original',
    forwarded: 'Mensagem encaminhada',
    phone: 'Enviado do meu iPhone',
  },
  nl: {
    letters: [
      { own: 'Het is het linkerscherm, op beide vluchten.', closing: 'Met vriendelijke groet,\nMara Okafor' },
      { own: 'Dit bericht staat na de start in beeld: code 52-11.' },
    ],
    gmail: `Op vr 20 nov 2026 om 10:12 schreef Navdesk <${US}>:`,
    apple: `Op 20 nov 2026 om 10:12 heeft Navdesk <${US}> het volgende geschreven:`,
    thunderbird: 'Op 20-11-2026 om 10:12 schreef Navdesk:',
    labels: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    original: 'Oorspronkelijk bericht',
    forwarded: 'Doorgestuurd bericht',
    phone: 'Verstuurd vanaf mijn iPhone',
  },
  sv: {
    letters: [
      { own: 'Det är den vänstra skärmen, på båda flygningarna.', closing: 'Med vänlig hälsning\nMara' },
      { own: 'Tack\n\ndet fungerar nu i båda planen' },
    ],
    gmail: `Den fre 20 nov. 2026 kl 10:12 skrev Navdesk <${US}>:`,
    apple: `20 nov. 2026 kl. 10:12 skrev Navdesk <${US}>:`,
    thunderbird: 'Den 2026-11-20 kl. 10:12, skrev Navdesk:',
    labels: ['Från', 'Skickat', 'Till', 'Ämne'],
    original: 'Ursprungligt meddelande',
    forwarded: 'Vidarebefordrat meddelande',
    phone: 'Skickat från min iPhone',
  },
  pl: {
    letters: [{ own: 'To lewy ekran, w obu lotach.', closing: 'Pozdrawiam\nMara' }, { own: 'Tak, od wtorku.' }],
    gmail: `pt., 20 lis 2026 o 10:12 Navdesk <${US}> napisał(a):`,
    apple: `Wiadomość napisana przez Navdesk <${US}> w dniu 20 lis 2026, o godz. 10:12:`,
    thunderbird: 'W dniu 20.11.2026 o 10:12, Navdesk pisze:',
    labels: ['Od', 'Wysłano', 'Do', 'Temat'],
    original: 'Wiadomość oryginalna',
    forwarded: 'Przekazana wiadomość',
    phone: 'Wysłane z iPhone’a',
  },
  ru: {
    letters: [
      { own: 'Это левый дисплей, в обоих полётах.', closing: 'С уважением,\nМара' },
      { own: 'Да, со вторника.' },
    ],
    gmail: `пт, 20 нояб. 2026 г. в 10:12, Navdesk <${US}>:`,
    apple: `20 нояб. 2026 г., в 10:12, Navdesk <${US}> написал(а):`,
    thunderbird: '20.11.2026 10:12, Navdesk пишет:',
    labels: ['От', 'Отправлено', 'Кому', 'Тема'],
    original: 'Исходное сообщение',
    forwarded: 'Пересылаемое сообщение',
    phone: 'Отправлено с iPhone',
  },
  ja: {
    letters: [
      { own: '両方の便で左の画面です。', closing: 'よろしくお願いします\nマラ' },
      { own: 'はい、火曜日からです。' },
    ],
    gmail: `2026年11月20日(金) 10:12 Navdesk <${US}>:`,
    apple: `2026/11/20 10:12、Navdesk <${US}>のメール:`,
    thunderbird: 'On 2026/11/20 10:12, Navdesk wrote:',
    labels: ['差出人', '送信日時', '宛先', '件名'],
    original: '元のメッセージ',
    forwarded: '転送されたメッセージ',
    phone: 'iPhoneから送信',
  },
  zh: {
    letters: [{ own: '两个航班都是左侧显示屏。' }, { own: '谢谢\n\n重新启动以后两台都正常了' }],
    gmail: `Navdesk <${US}> 于2026年11月20日周五 10:12写道：`,
    apple: `在 2026年11月20日，10:12，Navdesk <${US}> 写道：`,
    thunderbird: '在 2026/11/20 10:12, Navdesk 写道:',
    labels: ['发件人', '发送时间', '收件人', '主题'],
    original: '原始邮件',
    forwarded: '转发的邮件',
    phone: '发自我的 iPhone',
  },
} satisfies Record<string, Words>

/** The mail that is answered, as it was sent. */
const quotedLines = [
  'Jonas Weil replied',
  '',
  'Which card did you load?',
  '',
  'Status: In Progress',
  '',
  'Open case 00418273:',
  'https://support.example/case-details?id=5000000000000010AA',
  '',
  '-- ',
  'Navdesk, Calder Aerodata',
  'Reply to this e-mail to comment on the case. Write above the quoted text.',
]
const quotedHtml = `<table width="600"><tr><td><p>00418273</p><h1>Jonas Weil replied</h1><p>Which card did you load?</p></td></tr>
<tr><td><a href="https://support.example/case-details?id=5">Open case 00418273</a></td></tr><tr><td>You receive this because case e-mails are on.</td></tr></table>`
const quoted = quotedLines.join('\n')
const marked = quotedLines.map((line) => `> ${line}`.trimEnd()).join('\n')
/** A quoted mail that quotes the one before it. */
const markedTwice = `${marked}\n>\n> On 19 Nov 2026, at 09:00, Mara Okafor <mara.okafor@osprey-ridge.example> wrote:\n>> The terrain is blank.\n>>\n>> Mara`

const whole = ({ own, closing }: Letter): string => (closing === undefined ? own : `${own}\n\n${closing}`)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const divs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('')
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map(
      (line) =>
        `<p class="MsoNormal"><span lang="EN-US">${line === '' ? '&nbsp;' : escaped(line)}<o:p></o:p></span></p>`,
    )
    .join('\n')
const breaks = (text: string): string => escaped(text).replaceAll('\n', '<br>\n')

const headers = ({ labels }: Words, separator = ': '): string[] => [
  `${labels[0]}${separator}Navdesk <${US}>`,
  `${labels[1]}${separator}Friday, 20 November 2026 10:12`,
  `${labels[2]}${separator}Mara Okafor <mara.okafor@osprey-ridge.example>`,
  `${labels[3]}${separator}[00418273] Jonas Weil replied`,
]
const boldHeaders = (words: Words, hasAddress = true): string =>
  headers(words)
    .map((line) => (hasAddress ? line : line.replace(/ <[^>]*>/, '')))
    .map((line) => escaped(line).replace(/^([^:]+):/, '<b>$1:</b>'))
    .join('<br>')
/** Gmail wraps long lines of plain text. */
const wrapped = (line: string): string => {
  const at = line.indexOf(' <')
  return at === -1 ? line : `${line.slice(0, at)}\n${line.slice(at + 1)}`
}

/** One program: what it makes of a letter; null where it has no such version. */
type Program = (letter: Letter, words: Words) => Pick<CorpusMail, 'html' | 'text'> | null

const programs: Readonly<Record<string, Program>> = {
  Gmail: (letter, words) => ({
    html: `<div dir="ltr">${divs(whole(letter))}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(words.gmail)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><u></u>${quotedHtml}</blockquote></div>`,
    text: `${whole(letter)}\n\n${words.gmail}\n\n${marked}\n`,
  }),
  'Gmail, text alone, wrapped': (letter, words) => ({
    text: `${whole(letter)}\n\n${wrapped(words.gmail)}\n\n${marked}\n`,
  }),
  'Gmail, touching the quote': (letter, words) => ({
    text: `${whole(letter)}\n${wrapped(words.gmail)}\n\n${marked}\n`,
  }),
  'Gmail, quotes in quotes': (letter, words) => ({ text: `${whole(letter)}\n\n${words.gmail}\n\n${markedTwice}\n` }),
  'Gmail with a signature': (letter, words) =>
    letter.closing === undefined
      ? null
      : {
          html: `<div dir="ltr">${divs(letter.own)}<div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">${divs(letter.closing)}</div></div><br><div class="gmail_quote"><div class="gmail_attr">${escaped(words.gmail)}<br></div><blockquote class="gmail_quote">${quotedHtml}</blockquote></div>`,
        },
  Outlook: (letter, words) => ({
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang="EN-US" link="#0563C1"><div class="WordSection1">${paragraphs(whole(letter))}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${boldHeaders(words)}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${quotedHtml}</div></body></html>`,
  }),
  'Outlook, no address': (letter, words) => ({
    html: `<html><body><div class="WordSection1">${paragraphs(whole(letter))}<div style="border-top:solid #B5C4DF 1.0pt"><p class="MsoNormal">${boldHeaders(words, false)}</p></div>${quotedHtml}</div></body></html>`,
  }),
  'Outlook, text alone': (letter, words) => ({
    text: `${whole(letter)}\n\n${headers(words).join('\n')}\n\n${quoted}\n`,
  }),
  'Outlook, text alone, bold': (letter, words) => ({
    text: `${whole(letter)}\n\n ------------------------------\n\n${headers(words)
      .map((line) => line.replace(/^([^:]+):/, '*$1:*'))
      .join('\n')}\n\n${quoted}\n`,
  }),
  'Outlook on the web': (letter, words) => ({
    html: `<html><body dir="ltr"><div class="elementToProof" style="font-family: Aptos">${divs(whole(letter))}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${boldHeaders(words)}</font><div>&nbsp;</div></div>${quotedHtml}</body></html>`,
  }),
  'Outlook on a phone': (letter, words) => ({
    html: `<html><body><div dir="auto">${divs(whole(letter))}</div><div dir="auto"><br></div><div id="ms-outlook-mobile-signature" dir="auto"><div></div>Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><font>${boldHeaders(words)}</font></div>${quotedHtml}</body></html>`,
    text: `${whole(letter)}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${headers(words).join('\n')}\n\n${quoted}\n`,
  }),
  'Outlook on a phone, text alone': (letter, words) => ({
    text: `${whole(letter)}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\n${headers(words).join('\n')}\n\n${quoted}\n`,
  }),
  'Apple Mail': (letter, words) => ({
    html: `<html><body style="overflow-wrap: break-word;">${divs(whole(letter))}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${escaped(words.apple)}</div><br class="Apple-interchange-newline"><div>${quotedHtml}</div></blockquote></div><br></body></html>`,
    text: `${whole(letter)}\n\n> ${words.apple}\n> \n${marked}\n`,
  }),
  'Apple Mail, text alone': (letter, words) => ({ text: `${whole(letter)}\n\n> ${words.apple}\n> \n${marked}\n` }),
  iPhone: (letter, words) => ({
    html: `<html><body dir="auto">${divs(whole(letter))}<div dir="ltr"><br></div><div dir="ltr">${words.phone}</div><div dir="ltr"><br><blockquote type="cite">${escaped(words.apple)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${quotedHtml}</div></blockquote></body></html>`,
  }),
  'iPhone, text alone': (letter, words) => ({
    text: `${whole(letter)}\n\n${words.phone}\n\n${words.apple}\n\n${marked}\n`,
  }),
  'iPhone, touching the quote': (letter, words) => ({ text: `${whole(letter)}\n${words.apple}\n${marked}\n` }),
  Thunderbird: (letter, words) => ({
    html: `<html><body><p>${breaks(whole(letter))}</p><div class="moz-cite-prefix">${escaped(words.thunderbird)}<br></div><blockquote type="cite" cite="mid:1@calder-aerodata.example">${quotedHtml}</blockquote></body></html>`,
  }),
  'Thunderbird, text alone': (letter, words) => ({
    text: `${whole(letter)}\n\n${words.thunderbird}\n${marked}\n\n-- \nMara Okafor\nOsprey Ridge Aviation\n`,
  }),
  'Thunderbird, below the quote': (letter, words) => ({
    text: `${words.thunderbird}\n${marked}\n\n${whole(letter)}\n`,
  }),
  Samsung: (letter, words) => ({
    text: `${whole(letter)}\n\n-------- ${words.original} --------\n${headers(words).join('\n')}\n\n${quoted}`,
  }),
  Zimbra: (letter, words) => ({
    html: `<html><body><div style="font-family: arial">${divs(whole(letter))}</div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__">${boldHeaders(words)}</div><div>${quotedHtml}</div></body></html>`,
  }),
  'Outlook Express': (letter, words) => ({
    text: `${whole(letter)}\n\n-----${words.original}-----\n${headers(words, ' : ').join('\n')}\n\n${quoted}`,
  }),
  GMX: (letter, words) => ({
    html: `<html><body><div style="font-family: Verdana">${divs(whole(letter))}<div>&nbsp;<div name="quote" style="margin:10px 5px"><div>${boldHeaders(words)}</div>${quotedHtml}</div></div></div></body></html>`,
  }),
  Yahoo: (letter, words) => ({
    html: `<html><body><div class="ydp1yahoo-style-wrap"><div dir="ltr">${divs(whole(letter))}</div><div><br></div></div><div id="yahoo_quoted_5123" class="yahoo_quoted"><div>${escaped(words.gmail)}</div>${quotedHtml}</div></body></html>`,
  }),
  'Yahoo, text alone': (letter, words) => ({
    text: `${whole(letter)}\n\n    ${words.gmail}  \n \n ${quotedLines.join('\n ')}`,
  }),
  Proton: (letter, words) => ({
    html: `<div style="font-family: Arial">${divs(whole(letter))}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/mail">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">${escaped(words.gmail)}<br><blockquote class="protonmail_quote" type="cite">${quotedHtml}</blockquote></div>`,
    text: `${whole(letter)}\n\nSent with Proton Mail secure email.\n\n${words.gmail}\n\n${marked}`,
  }),
  Zoho: (letter) => ({
    text: `${whole(letter)}\n\n\n---- On Fri, 20 Nov 2026 10:12:13 +0100 Navdesk<${US}> wrote ----\n\n${quoted}`,
  }),
  'Zoho, HTML': (letter) => ({
    html: `<div style="font-family: Verdana">${divs(whole(letter))}</div><br><div class="zmail_extra_hr"></div><div class="zmail_extra"><div>---- On Fri, 20 Nov 2026 10:12:13 +0100 <b>Navdesk&lt;${US}&gt;</b> wrote ---</div><blockquote>${quotedHtml}</blockquote></div>`,
  }),
  Yandex: (letter, words) => ({
    html: `<div>${divs(whole(letter))}</div><div> </div><div>${escaped(`20.11.2026, 10:12, "Navdesk" <${US}>:`)}</div><blockquote>${quotedHtml}</blockquote><div>-- </div><div>${words.letters.length > 0 ? 'Mara Okafor' : ''}</div>`,
  }),
  'QQ Mail': (letter, words) => ({
    html: `<div>${divs(whole(letter))}</div><div><br></div><div style="font-size:12px">------------------&nbsp;原始邮件&nbsp;------------------</div><div style="font-size:12px;background:#efefef">${boldHeaders(words)}</div><div>${quotedHtml}</div>`,
  }),
  'K-9': (letter, words) => ({
    text: `${letter.own}\n-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.\n\n${words.apple}\n${marked}`,
  }),
  Roundcube: (letter, words) => ({ text: `${words.thunderbird}\n${marked}\n\n${whole(letter)}` }),
  'Roundcube, above the quote': (letter, words) => ({ text: `${whole(letter)}\n\n${words.thunderbird}\n\n${marked}` }),
  'Lotus Notes': (letter) => ({
    text: `${whole(letter)}\n\nNavdesk <${US}> wrote on 20.11.2026 10:12:00:\n\n${marked}`,
  }),
  Fastmail: (letter, words) => ({
    html: `<div>${divs(whole(letter))}</div><div><br></div><div>${escaped(words.apple)}</div><blockquote type="cite" id="qt">${quotedHtml}</blockquote>`,
  }),
}

/** Answers between the lines of the quote, in each layout that marks them. */
const inline: Readonly<Record<string, Program>> = {
  'Gmail, between the lines': (_letter, words) => ({
    text: `${words.gmail}\n\n> Which card did you load?\n\nA\n\n> Which display?\n\nB`,
  }),
  'Thunderbird, touching the lines': (_letter, words) => ({
    text: `${words.thunderbird}\n> Which card did you load?\nA\n> Which display?\nB`,
  }),
  'Thunderbird, HTML, between the quotes': (_letter, words) => ({
    html: `<html><body><div class="moz-cite-prefix">${escaped(words.thunderbird)}<br></div><blockquote type="cite">Which card did you load?</blockquote><p>A</p><blockquote type="cite">Which display?</blockquote><p>B</p></body></html>`,
  }),
}

/** Forwarded mails, with a word about them. */
const forwards: Readonly<Record<string, Program>> = {
  'Gmail, forwarded': ({ own }, { forwarded }) => ({
    text: `${own}\n\n---------- ${forwarded} ---------\nFrom: Card Maker <help@cards.example>\nDate: Thu, 19 Nov 2026 at 08:00\nSubject: Batch 77\nTo: Mara Okafor <mara.okafor@osprey-ridge.example>\n\nBatch 77 is faulty.`,
  }),
  'Thunderbird, forwarded, HTML': ({ own }, { forwarded, labels }) => ({
    html: `<p>${breaks(own)}</p><div class="moz-forward-container"><br>-------- ${forwarded} --------<table><tr><th>${labels[3]}: </th><td>Batch 77</td></tr><tr><th>${labels[0]}: </th><td>help@cards.example</td></tr></table><p>Batch 77 is faulty.</p></div>`,
  }),
}

/** Layouts and texts that one language shows as well as any. */
const special: readonly CorpusMail[] = [
  ...[
    'It happened on this flight:\n\nFrom: LOWW\nTo: LGAV\nDate: 20 November\nSubject to the weather.',
    'Unit     State\n-------- -----\nLeft     blank\nRight    good',
    'Thanks.\n\nI tried it, and it works in the left unit but not in the right one. What should I try next?',
    'It is the left one.\n\nRegards,\nMara\n\nP.S. The log of the second flight follows tomorrow.',
    'On the phone you wrote:\nload it twice.\nI did.',
    'On Monday at 09:30 your engineer wrote:\nclean the contacts.\nThat did not help.',
    'In the mail of 3 March 2026 you wrote:\n\nwait for the next cycle.\n\nWe did.',
    'The log:\n\n> init card\n> read header\n> error 52-11\n\nWhat does it mean?',
    'Step 1: remove the card\n--\nStep 2: wait a minute\nThen load it again.',
    'The names of the crew:\n\nIda\nMara',
    'It was sent from my desk to yours on Monday, did it arrive?',
    'Confidential data is on the card, how do I delete it?',
    'Please use this head instead:\n\nFrom: Osprey Ridge\nTo: Calder Aerodata\nSubject: Return of a card\n\nThe other one is wrong.',
    'Best\n7712 left\n\nWorst\n7713 right',
    'Regards to Jonas from all of us, it works!',
    '> 3 units are affected, not two.',
    'Merci beaucoup pour votre aide, tout est réglé maintenant',
    'Hi,\n\n* the left unit\n* the right unit\n\n-----\n\nBoth are blank.',
  ].map((own, index) => ({ name: `what people write ${index + 1}`, own, text: own })),
  {
    name: 'Gmail, an indented paragraph',
    own: 'I did this:\n\nTake out the card\nWait a minute\n\nThen it works.',
    html: '<div dir="ltr">I did this:<div><br></div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Take out the card</div><div>Wait a minute</div></blockquote><div>Then it works.</div></div>',
  },
  {
    name: 'a table',
    own: 'The units:\n\nTail | Unit | Cycle\nN771QX | left | 2611\nN772QX | right | 2612',
    html: '<p>The units:</p><table><tr><th>Tail</th><th>Unit</th><th>Cycle</th></tr><tr><td>N771QX</td><td>left</td><td>2611</td></tr><tr><td><p>N772QX</p></td><td><p>right</p></td><td><p>2612</p></td></tr></table>',
  },
  {
    name: 'a list',
    own: 'Two units:\n\n- the left one\n- the right one',
    html: '<div>Two units:</div><ul><li>the left one</li><li>the right one</li></ul>',
  },
  {
    name: 'an emoji',
    own: '👍',
    html: '<div dir="ltr"><img data-emoji="👍" alt="👍" src="https://emoji.example/1f44d.png"></div>',
  },
  {
    name: 'Outlook, forwarded',
    subject: 'FW: Batch 77',
    own: 'Please read this.\n\nFrom: Card Maker <help@cards.example>\nSent: Thursday, 19 November 2026 08:00\nTo: Mara Okafor <mara.okafor@osprey-ridge.example>\nSubject: Batch 77\n\nBatch 77 is faulty.',
    text: 'Please read this.\n\nFrom: Card Maker <help@cards.example>\nSent: Thursday, 19 November 2026 08:00\nTo: Mara Okafor <mara.okafor@osprey-ridge.example>\nSubject: Batch 77\n\nBatch 77 is faulty.',
  },
  {
    name: 'Vietnamese, not marked',
    own: 'Màn hình bên trái.',
    text: `Màn hình bên trái.\n\nVào 10:12 20 tháng 11, 2026, Navdesk <${US}> đã viết:\n\n${quoted}`,
  },
  {
    name: 'a broken line in the quote',
    own: 'The left one.',
    text: `The left one.\n\nOn Fri, Nov 20, 2026 at 10:12 AM Navdesk <${US}> wrote:\n\n> Which of the cards of the aircraft did you load after the update, the old\none or the new one?\n>\n> Jonas`,
  },
  { name: 'thanks alone', own: 'Thanks!\nMara', text: 'Thanks!\nMara' },
]

/** All mails of the corpus. */
export function replyCorpus(): CorpusMail[] {
  const written = Object.entries(languages).flatMap(([language, words]: [string, Words]) => [
    ...Object.entries(programs).flatMap(([program, write]) =>
      words.letters.flatMap((letter, index) => {
        const mail = write(letter, words)
        return mail === null ? [] : [{ ...mail, name: `${program}, ${language} ${index + 1}`, own: letter.own }]
      }),
    ),
    ...Object.entries(inline).flatMap(([program, write]) => {
      const [first, second] = words.letters.map(({ own }) => own)
      const mail = write({ own: '' }, words)
      if (mail === null || first === undefined || second === undefined) return []
      const own = program.includes('touching') ? `${first}\n\n${second}` : `${first}\n\n${second}`
      const fill = (text: string | undefined, shown: (own: string) => string) =>
        text?.replace(/(?<=\n|>)A(?=\n|<)/, () => shown(first)).replace(/(?<=\n|>)B(?=$|<)/, () => shown(second))
      return [
        {
          name: `${program}, ${language}`,
          own,
          ...(mail.text !== undefined && { text: fill(mail.text, (text) => text) as string }),
          ...(mail.html !== undefined && { html: fill(mail.html, breaks) as string }),
        },
      ]
    }),
    ...Object.entries(forwards).flatMap(([program, write]) => {
      const letter = words.letters[0] as Letter
      const mail = write(letter, words)
      return mail === null
        ? []
        : [{ ...mail, name: `${program}, ${language}`, own: 'Batch 77 is faulty.', isAtLeast: true as const }]
    }),
  ])
  return [...written, ...special]
}
