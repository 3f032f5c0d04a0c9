/**
 * Answers to a mail of the portal as mail programs send them: what people write, in the formats of the programs and the languages of their
 * users. The addresses and dates of the quoted mail are those that the programs would show.
 */

export type CorpusMail = {
  /** The program, the language and what is particular. */
  name: string
  html?: string
  text?: string
  /** What the author wrote. */
  own: string
}

const US = 'support@calder-aerodata.example'

/** A reply of a person: the text that must be kept, and the signature. */
type Letter = { own: string; closing?: string }

const letters = {
  en: [
    { own: 'It is the left display, on both flights.' },
    {
      own: 'Hi Jonas,\n\nI loaded cycle 2611 again and the terrain layer is still blank.\nThe card is the one from Tuesday.',
      closing: 'Kind regards,\n\nMara Okafor\nChief pilot | Osprey Ridge Aviation\n+1 555 0100',
    },
    {
      own: 'Three things:\n\n1. The card was formatted.\n2. The unit shows code 41-07.\n3. It works in N014KT.',
      closing: 'Thanks',
    },
    { own: 'See https://www.osprey-ridge.example/log?id=7&x=1\n\nDo you need the whole file?', closing: 'Best,\nMara' },
    {
      own: 'Yes.',
      closing:
        'Mara Okafor\n\nThis e-mail and any attachments are confidential and intended solely for the addressee. If you are not the addressee, please delete it.',
    },
  ],
  de: [
    { own: 'Es ist die linke Anzeige, auf beiden Flügen.' },
    {
      own: 'Hallo Herr Weil,\n\nich habe den Zyklus 2611 noch einmal geladen, das Gelände fehlt weiterhin.',
      closing: 'Mit freundlichen Grüßen\nMara Okafor\n\nOsprey Ridge Aviation GmbH\nTel. +49 30 1234567',
    },
  ],
  fr: [
    { own: 'C’est l’écran de gauche, sur les deux vols.' },
    {
      own: 'Bonjour,\n\nj’ai rechargé le cycle 2611 et la couche de relief reste vide.',
      closing: 'Cordialement,\nMara Okafor\nOsprey Ridge Aviation',
    },
  ],
  es: [
    { own: 'Es la pantalla izquierda, en los dos vuelos.', closing: 'Un saludo,\nMara' },
    { own: 'Hola:\n\nhe vuelto a cargar el ciclo 2611 y la capa del terreno sigue vacía.' },
  ],
  it: [{ own: 'È lo schermo sinistro, su entrambi i voli.', closing: 'Cordiali saluti\nMara Okafor' }],
  pt: [{ own: 'É o ecrã esquerdo, nos dois voos.', closing: 'Obrigada,\nMara' }],
  nl: [{ own: 'Het is het linkerscherm, op beide vluchten.', closing: 'Met vriendelijke groet,\nMara Okafor' }],
  sv: [{ own: 'Det är den vänstra skärmen, på båda flygningarna.', closing: 'Med vänlig hälsning\nMara' }],
  da: [{ own: 'Det er den venstre skærm, på begge flyvninger.', closing: 'Venlig hilsen\nMara' }],
  no: [{ own: 'Det er den venstre skjermen, på begge flygningene.', closing: 'Vennlig hilsen\nMara' }],
  fi: [{ own: 'Se on vasen näyttö, molemmilla lennoilla.', closing: 'Ystävällisin terveisin\nMara' }],
  pl: [{ own: 'To lewy ekran, w obu lotach.', closing: 'Pozdrawiam\nMara' }],
  cs: [{ own: 'Je to levý displej, na obou letech.', closing: 'S pozdravem\nMara' }],
  ru: [{ own: 'Это левый дисплей, в обоих полётах.', closing: 'С уважением,\nМара' }],
  tr: [{ own: 'Her iki uçuşta da sol ekran.', closing: 'Saygılarımla\nMara' }],
  el: [{ own: 'Είναι η αριστερή οθόνη, και στις δύο πτήσεις.', closing: 'Με εκτίμηση\nΜάρα' }],
  ja: [{ own: '両方の便で左の画面です。', closing: 'よろしくお願いします\nマラ' }],
  zh: [{ own: '两个航班都是左侧显示屏。', closing: '谢谢\nMara' }],
  ko: [{ own: '두 비행 모두 왼쪽 화면입니다.', closing: '감사합니다\n마라' }],
} satisfies Record<string, readonly Letter[]>

type Language = keyof typeof letters

/** The line above the quote, as Gmail writes it. */
const gmailLines: Readonly<Record<Language, string>> = {
  en: `On Fri, Nov 20, 2026 at 10:12 AM Navdesk <${US}> wrote:`,
  de: `Am Fr., 20. Nov. 2026 um 10:12 Uhr schrieb Navdesk <${US}>:`,
  fr: `Le ven. 20 nov. 2026 à 10:12, Navdesk <${US}> a écrit :`,
  es: `El vie, 20 nov 2026 a las 10:12, Navdesk (<${US}>) escribió:`,
  it: `Il giorno ven 20 nov 2026 alle ore 10:12 Navdesk <${US}> ha scritto:`,
  pt: `Em sex., 20 de nov. de 2026 às 10:12, Navdesk <${US}> escreveu:`,
  nl: `Op vr 20 nov 2026 om 10:12 schreef Navdesk <${US}>:`,
  sv: `Den fre 20 nov. 2026 kl 10:12 skrev Navdesk <${US}>:`,
  da: `Den fre. 20. nov. 2026 kl. 10.12 skrev Navdesk <${US}>:`,
  no: `fre. 20. nov. 2026 kl. 10:12 skrev Navdesk <${US}>:`,
  fi: `pe 20. marrask. 2026 klo 10.12 Navdesk (${US}) kirjoitti:`,
  pl: `pt., 20 lis 2026 o 10:12 Navdesk <${US}> napisał(a):`,
  cs: `pá 20. 11. 2026 v 10:12 odesílatel Navdesk <${US}> napsal:`,
  ru: `пт, 20 нояб. 2026 г. в 10:12, Navdesk <${US}>:`,
  tr: `Navdesk <${US}>, 20 Kas 2026 Cum, 10:12 tarihinde şunu yazdı:`,
  el: `Στις Παρ 20 Νοε 2026 στις 10:12 π.μ., ο/η Navdesk <${US}> έγραψε:`,
  ja: `2026年11月20日(金) 10:12 Navdesk <${US}>:`,
  zh: `Navdesk <${US}> 于2026年11月20日周五 10:12写道：`,
  ko: `2026년 11월 20일 (금) 오전 10:12, Navdesk <${US}>님이 작성:`,
}

/** The same of phones and of Apple Mail. */
const appleLines: Partial<Record<Language, string>> = {
  en: `On Nov 20, 2026, at 10:12 AM, Navdesk <${US}> wrote:`,
  de: `Am 20.11.2026 um 10:12 schrieb Navdesk <${US}>:`,
  fr: `Le 20 nov. 2026 à 10:12, Navdesk <${US}> a écrit :`,
  es: `El 20 nov 2026, a las 10:12, Navdesk <${US}> escribió:`,
  it: `Il giorno 20 nov 2026, alle ore 10:12, Navdesk <${US}> ha scritto:`,
  pt: `No dia 20 de nov. de 2026, às 10:12, Navdesk <${US}> escreveu:`,
  nl: `Op 20 nov 2026 om 10:12 heeft Navdesk <${US}> het volgende geschreven:`,
  sv: `20 nov. 2026 kl. 10:12 skrev Navdesk <${US}>:`,
  da: `Den 20. nov. 2026 kl. 10.12 skrev Navdesk <${US}>:`,
  no: `20. nov. 2026 kl. 10:12 skrev Navdesk <${US}>:`,
  fi: `Navdesk <${US}> kirjoitti 20.11.2026 kello 10.12:`,
  pl: `Wiadomość napisana przez Navdesk <${US}> w dniu 20 lis 2026, o godz. 10:12:`,
  ru: `20 нояб. 2026 г., в 10:12, Navdesk <${US}> написал(а):`,
  ja: `2026/11/20 10:12、Navdesk <${US}>のメール:`,
  zh: `在 2026年11月20日，10:12，Navdesk <${US}> 写道：`,
}

const phoneLines: Partial<Record<Language, string>> = {
  en: 'Sent from my iPhone',
  de: 'Von meinem iPhone gesendet',
  fr: 'Envoyé de mon iPhone',
  es: 'Enviado desde mi iPhone',
  it: 'Inviato da iPhone',
  pt: 'Enviado do meu iPhone',
  nl: 'Verstuurd vanaf mijn iPhone',
  sv: 'Skickat från min iPhone',
  da: 'Sendt fra min iPhone',
  fi: 'Lähetetty iPhonesta',
  pl: 'Wysłane z iPhone’a',
  ru: 'Отправлено с iPhone',
  ja: 'iPhoneから送信',
  zh: '发自我的 iPhone',
}

/** The labels of the header block of Outlook, in their order. */
const outlookLabels: Partial<Record<Language, readonly [from: string, sent: string, to: string, subject: string]>> = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  fr: ['De', 'Envoyé', 'À', 'Objet'],
  es: ['De', 'Enviado el', 'Para', 'Asunto'],
  it: ['Da', 'Inviato', 'A', 'Oggetto'],
  pt: ['De', 'Enviada', 'Para', 'Assunto'],
  nl: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  sv: ['Från', 'Skickat', 'Till', 'Ämne'],
  da: ['Fra', 'Sendt', 'Til', 'Emne'],
  fi: ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
  pl: ['Od', 'Wysłano', 'Do', 'Temat'],
  cs: ['Od', 'Odesláno', 'Komu', 'Předmět'],
  ru: ['От', 'Отправлено', 'Кому', 'Тема'],
  tr: ['Gönderen', 'Gönderildi', 'Kime', 'Konu'],
  zh: ['发件人', '发送时间', '收件人', '主题'],
  ja: ['差出人', '送信日時', '宛先', '件名'],
}

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
const marked = quotedLines.map((line) => `> ${line}`.trimEnd()).join('\n')

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

const headers = (labels: readonly [string, string, string, string], separator = ': '): string[] => [
  `${labels[0]}${separator}Navdesk <${US}>`,
  `${labels[1]}${separator}Friday, 20 November 2026 10:12`,
  `${labels[2]}${separator}Mara Okafor <mara.okafor@osprey-ridge.example>`,
  `${labels[3]}${separator}[00418273] Jonas Weil replied`,
]

/** One program: what it makes of a letter in a language, or null where it has no such version. */
type Program = (letter: Letter, language: Language) => Pick<CorpusMail, 'html' | 'text'> | null

const programs: Readonly<Record<string, Program>> = {
  Gmail: (letter, language) => ({
    html: `<div dir="ltr">${divs(whole(letter))}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(gmailLines[language])}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><u></u>${quotedHtml}</blockquote></div>`,
    text: `${whole(letter)}\n\n${gmailLines[language]}\n\n${marked}\n`,
  }),
  'Gmail, text alone, wrapped': (letter, language) => {
    const line = gmailLines[language]
    const at = line.indexOf(' <')
    return {
      text: `${whole(letter)}\n\n${at === -1 ? line : `${line.slice(0, at)}\n${line.slice(at + 1)}`}\n\n${marked}\n`,
    }
  },
  'Gmail with a signature': (letter, language) =>
    letter.closing === undefined
      ? null
      : {
          html: `<div dir="ltr">${divs(letter.own)}<div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">${divs(letter.closing)}</div></div><br><div class="gmail_quote"><div class="gmail_attr">${escaped(gmailLines[language])}<br></div><blockquote class="gmail_quote">${quotedHtml}</blockquote></div>`,
        },
  Outlook: (letter, language) => {
    const labels = outlookLabels[language]
    if (labels === undefined) return null
    const block = headers(labels).map((line) =>
      line.replace(/^([^:]+):/, '<b>$1:</b>').replace(/<(support|mara)([^>]*)>/, '&lt;$1$2&gt;'),
    )
    return {
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang="EN-US" link="#0563C1"><div class="WordSection1">${paragraphs(whole(letter))}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${block.join('<br>')}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${quotedHtml}</div></body></html>`,
    }
  },
  'Outlook, text alone': (letter, language) => {
    const labels = outlookLabels[language]
    return labels === undefined
      ? null
      : { text: `${whole(letter)}\n\n${headers(labels).join('\n')}\n\n${quotedLines.join('\n')}\n` }
  },
  'Outlook on the web': (letter, language) => {
    const labels = outlookLabels[language]
    if (labels === undefined) return null
    const block = headers(labels).map((line) => escaped(line).replace(/^([^:]+):/, '<b>$1:</b>'))
    return {
      html: `<html><body dir="ltr"><div class="elementToProof" style="font-family: Aptos">${divs(whole(letter))}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${block.join('<br>')}</font><div>&nbsp;</div></div>${quotedHtml}</body></html>`,
    }
  },
  'Outlook on a phone': (letter, language) => {
    const labels = outlookLabels[language]
    if (labels === undefined) return null
    const block = headers(labels).map((line) => escaped(line).replace(/^([^:]+):/, '<b>$1:</b>'))
    return {
      html: `<html><body><div dir="auto">${divs(whole(letter))}</div><div dir="auto"><br></div><div id="ms-outlook-mobile-signature" dir="auto"><div></div>Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><font>${block.join('<br>')}</font></div>${quotedHtml}</body></html>`,
      text: `${whole(letter)}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${headers(labels).join('\n')}\n\n${quotedLines.join('\n')}\n`,
    }
  },
  'Outlook on a phone, text alone': (letter, language) => {
    const labels = outlookLabels[language]
    return labels === undefined
      ? null
      : {
          text: `${whole(letter)}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\n${headers(labels).join('\n')}\n\n${quotedLines.join('\n')}\n`,
        }
  },
  'Apple Mail': (letter, language) => {
    const line = appleLines[language]
    return line === undefined
      ? null
      : {
          html: `<html><body style="overflow-wrap: break-word;">${divs(whole(letter))}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${escaped(line)}</div><br class="Apple-interchange-newline"><div>${quotedHtml}</div></blockquote></div><br></body></html>`,
          text: `${whole(letter)}\n\n> ${line}\n> \n${marked}\n`,
        }
  },
  iPhone: (letter, language) => {
    const [line, phone] = [appleLines[language], phoneLines[language]]
    return line === undefined || phone === undefined
      ? null
      : {
          html: `<html><body dir="auto">${divs(whole(letter))}<div dir="ltr"><br></div><div dir="ltr">${phone}</div><div dir="ltr"><br><blockquote type="cite">${escaped(line)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${quotedHtml}</div></blockquote></body></html>`,
        }
  },
  'iPhone, text alone': (letter, language) => {
    const [line, phone] = [appleLines[language], phoneLines[language]]
    return line === undefined || phone === undefined
      ? null
      : { text: `${whole(letter)}\n\n${phone}\n\n${line}\n\n${marked}\n` }
  },
  Thunderbird: (letter, language) => {
    const line = (
      {
        en: 'On 20.11.2026 10:12, Navdesk wrote:',
        de: 'Am 20.11.26 um 10:12 schrieb Navdesk:',
        fr: 'Le 20/11/2026 à 10:12, Navdesk a écrit :',
        nl: 'Op 20-11-2026 om 10:12 schreef Navdesk:',
        it: 'Il 20/11/2026 10:12, Navdesk ha scritto:',
        es: 'El 20/11/2026 a las 10:12, Navdesk escribió:',
        pl: 'W dniu 20.11.2026 o 10:12, Navdesk pisze:',
      } as Partial<Record<Language, string>>
    )[language]
    return line === undefined
      ? null
      : {
          html: `<html><body><p>${breaks(whole(letter))}</p><div class="moz-cite-prefix">${escaped(line)}<br></div><blockquote type="cite" cite="mid:1@calder-aerodata.example">${quotedHtml}</blockquote></body></html>`,
        }
  },
  'Thunderbird, text alone': (letter, language) => {
    const line = (
      {
        en: 'On 11/20/26 10:12, Navdesk wrote:',
        de: 'Am 20.11.26 um 10:12 schrieb Navdesk:',
        fr: 'Le 20/11/2026 à 10:12, Navdesk a écrit :',
        pl: 'W dniu 20.11.2026 o 10:12, Navdesk pisze:',
      } as Partial<Record<Language, string>>
    )[language]
    return line === undefined
      ? null
      : { text: `${whole(letter)}\n\n${line}\n${marked}\n\n-- \nMara Okafor\nOsprey Ridge Aviation\n` }
  },
}

/** Formats that one language shows as well as any. */
const special: readonly CorpusMail[] = [
  {
    name: 'Yahoo',
    own: 'It is the left one.',
    html: `<html><body><div class="ydp1yahoo-style-wrap"><div dir="ltr">It is the left one.</div><div><br></div></div><div id="yahoo_quoted_5123" class="yahoo_quoted"><div>On Friday, November 20, 2026 at 10:12:13 AM GMT+1, Navdesk &lt;${US}&gt; wrote:</div>${quotedHtml}</div></body></html>`,
  },
  {
    name: 'Yahoo, text alone',
    own: 'It is the left one.',
    text: `It is the left one.\n\n    On Friday, November 20, 2026 at 10:12:13 AM GMT+1, Navdesk <${US}> wrote:  \n \n ${quotedLines.join('\n ')}`,
  },
  {
    name: 'Samsung',
    own: 'It is the left one.',
    text: `It is the left one.\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Navdesk <${US}>\nDate: 20/11/2026 10:12 (GMT+01:00)\nTo: mara.okafor@osprey-ridge.example\nSubject: [00418273] Jonas Weil replied\n\n${quotedLines.join('\n')}`,
  },
  {
    name: 'Samsung, German',
    own: 'Es ist die linke.',
    text: `Es ist die linke.\n\nGesendet von Outlook für Android\n\n-------- Ursprüngliche Nachricht --------\nVon: Navdesk <${US}>\nDatum: 20.11.26 10:12 (GMT+01:00)\nAn: mara.okafor@osprey-ridge.example\nBetreff: [00418273]\n\n${quotedLines.join('\n')}`,
  },
  {
    name: 'Proton',
    own: 'It is the left one.',
    html: `<div style="font-family: Arial">It is the left one.</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/mail">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Friday, November 20th, 2026 at 10:12, Navdesk &lt;${US}&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${quotedHtml}</blockquote></div>`,
  },
  {
    name: 'Proton, text alone',
    own: 'It is the left one.',
    text: `It is the left one.\n\nSent with Proton Mail secure email.\n\nOn Friday, November 20th, 2026 at 10:12, Navdesk <${US}> wrote:\n\n${marked}`,
  },
  {
    name: 'GMX',
    own: 'Es ist die linke.',
    html: `<html><body><div style="font-family: Verdana">Es ist die linke.<div>&nbsp;<div name="quote" style="margin:10px 5px"><div><b>Gesendet:</b>&nbsp;Freitag, 20. November 2026 um 10:12 Uhr<br/><b>Von:</b>&nbsp;Navdesk &lt;${US}&gt;<br/><b>An:</b>&nbsp;mara@osprey.example<br/><b>Betreff:</b>&nbsp;[00418273]</div>${quotedHtml}</div></div></div></body></html>`,
  },
  {
    name: 'GMX, text alone',
    own: 'Es ist die linke.',
    text: `Es ist die linke.\n\nGesendet: Freitag, 20. November 2026 um 10:12 Uhr\nVon: Navdesk <${US}>\nAn: mara@osprey.example\nBetreff: [00418273]\n\n${quotedLines.join('\n')}`,
  },
  {
    name: 'Roundcube',
    own: 'It is the left one.',
    text: `On 2026-11-20 10:12, Navdesk wrote:\n${marked}\n\nIt is the left one.`,
  },
  {
    name: 'Roundcube, above the quote',
    own: 'Es ist die linke.',
    text: `Es ist die linke.\n\nAm 2026-11-20 10:12, schrieb Navdesk:\n\n${marked}`,
  },
  {
    name: 'K-9',
    own: 'It is the left one.',
    text: `It is the left one.\n-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.\n\nOn November 20, 2026 10:12:13 AM GMT+01:00, Navdesk <${US}> wrote:\n${marked}`,
  },
  {
    name: 'Lotus Notes',
    own: 'It is the left one.',
    text: `It is the left one.\n\nNavdesk <${US}> wrote on 20.11.2026 10:12:00:\n\n${marked}`,
  },
  {
    name: 'Zimbra',
    own: 'It is the left one.',
    text: `It is the left one.\n\n----- Original Message -----\nFrom: "Navdesk" <${US}>\nTo: "Mara Okafor" <mara@osprey.example>\nSent: Friday, November 20, 2026 10:12:13 AM\nSubject: [00418273]\n\n${quotedLines.join('\n')}`,
  },
  {
    name: 'Outlook Express, French',
    own: 'C’est celle de gauche.',
    text: `C’est celle de gauche.\n\n-----Message d'origine-----\nDe : Navdesk [mailto:${US}]\nEnvoyé : vendredi 20 novembre 2026 10:12\nÀ : Mara\nObjet : [00418273]\n\n${quotedLines.join('\n')}`,
  },
  {
    name: 'Gmail, answers between quoted lines',
    own: 'The one of Tuesday.\n\nThe left one.',
    text: `On Fri, Nov 20, 2026 at 10:12 AM Navdesk <${US}> wrote:\n\n> Which card did you load?\n\nThe one of Tuesday.\n\n> Which display?\n\nThe left one.`,
  },
  {
    name: 'Thunderbird, answers between quotes',
    own: 'The one of Tuesday.\n\nThe left one.',
    html: `<html><body><div class="moz-cite-prefix">On 20.11.2026 10:12, Navdesk wrote:<br></div><blockquote type="cite">Which card did you load?</blockquote><p>The one of Tuesday.</p><blockquote type="cite">Which display?</blockquote><p>The left one.</p></body></html>`,
  },
  {
    name: 'a flight that looks like the head of a mail',
    own: 'It happened on this flight:\n\nFrom: LOWW\nTo: LGAV\nDate: 20 November\nSubject to the weather.',
    text: 'It happened on this flight:\n\nFrom: LOWW\nTo: LGAV\nDate: 20 November\nSubject to the weather.\n\nThanks,\nMara',
  },
  {
    name: 'a table with rules',
    own: 'Unit     State\n-------- -----\nLeft     blank\nRight    good',
    text: 'Unit     State\n-------- -----\nLeft     blank\nRight    good\n\nRegards\nMara',
  },
  {
    name: 'thanks in the middle',
    own: 'Thanks.\n\nI tried it, and it works in the left unit but not in the right one. What should I try next?',
    text: 'Thanks.\n\nI tried it, and it works in the left unit but not in the right one. What should I try next?',
  },
  {
    name: 'a remark below the name',
    own: 'It is the left one.\n\nRegards,\nMara\n\nP.S. The log of the second flight follows tomorrow.',
    text: 'It is the left one.\n\nRegards,\nMara\n\nP.S. The log of the second flight follows tomorrow.',
  },
  { name: 'thanks alone', own: 'Thanks!', text: 'Thanks!\nMara' },
  {
    name: 'what support wrote, in a sentence',
    own: 'On the phone you wrote:\nload it twice.\nI did.',
    text: 'On the phone you wrote:\nload it twice.\nI did.',
  },
  {
    name: 'a forwarded mail',
    own: 'See below.\n\n---------- Forwarded message ---------\nThe card maker says that this batch is faulty.',
    html: '<div dir="ltr">See below.<br><br><div class="gmail_quote"><div>---------- Forwarded message ---------</div>The card maker says that this batch is faulty.</div></div>',
  },
]

/** All mails of the corpus. */
export function replyCorpus(): CorpusMail[] {
  const created = Object.entries(programs).flatMap(([program, write]) =>
    (Object.keys(letters) as Language[]).flatMap((language) =>
      letters[language].flatMap((letter: Letter, index) => {
        const mail = write(letter, language)
        return mail === null ? [] : [{ ...mail, name: `${program}, ${language} ${index + 1}`, own: letter.own }]
      }),
    ),
  )
  return [...created, ...special]
}
