import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'
import { QUOTE_BEGINS } from './trim-reply.ts'

/** The elements in which mail programs put quoted mails and signatures. They are skipped. */
const LEFT_OUT = [
  'blockquote[type="cite"]',
  'blockquote.gmail_quote',
  'div.gmail_attr',
  'div.gmail_signature',
  'div.gmail_signature_prefix',
  'span.gmail_signature_prefix',
  'div.moz-cite-prefix',
  'div.moz-forward-container',
  '.moz-signature',
  'div.yahoo_quoted',
  'div[id^="yahoo_quoted"]',
  'div.protonmail_quote',
  'div.protonmail_signature_block',
  'div.zmail_extra',
  'div[name="quote"]',
  'div#Signature',
  'div#signature',
  'div#AppleMailSignature',
  'div#ms-outlook-mobile-signature',
  'div#ms-outlook-mobile-body-separator-line',
  'div.ms-outlook-mobile-signature',
  'hr',
]

/** The elements directly above a mail that is quoted as a whole. */
const QUOTE_MARKS = [
  'div#appendonsend',
  'div#divRplyFwdMsg',
  'div#mail-editor-reference-message-container',
  'hr#zwchr',
  'hr[data-marker="__DIVIDER__"]',
  'div[style*="border-top:solid #E1E1E1"]',
  'div[style*="border-top:solid #B5C4DF"]',
  'div[style*="border-top: 1pt solid rgb(225, 225, 225)"]',
  'div[style*="border-top:1pt solid rgb(225,225,225)"]',
]

const PICTURE_BEGINS = '\ue001'
const PICTURE_ENDS = '\ue002'
const PICTURE = /\ue001([^\ue002]{0,200})\ue002/g

/** The text of a part of a mail, and the ids of the pictures in it. */
export type PicturedText = { text: string; contentIds: readonly string[] }

/**
 * The text of an HTML mail without the quotes and signatures that its mail program has marked. Pictures are marked, see {@link splitPictures}.
 * Nothing is loaded.
 */
export function textOfHtml(html: string): string {
  return convert(html.replace(/[\ue000-\ue002]/g, ''), options)
}

/** Removes the marks of pictures from a text, and lists the pictures. */
export function splitPictures(text: string): PicturedText {
  const contentIds = [...text.matchAll(PICTURE)].map(([, id = '']) => id)
  return {
    text: text
      .replace(PICTURE, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    contentIds,
  }
}

const beginQuote: FormatCallback = (_element, _walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(QUOTE_BEGINS, { noWordTransform: true })
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const markPicture: FormatCallback = ({ attribs }, _walk, builder) => {
  const source: unknown = attribs?.src
  if (typeof source !== 'string' || !source.startsWith('cid:')) return
  builder.addInline(`${PICTURE_BEGINS}${source.slice('cid:'.length)}${PICTURE_ENDS}`, { noWordTransform: true })
}

const options: HtmlToTextOptions = {
  wordwrap: false,
  decodeEntities: true,
  limits: { maxDepth: 200, maxInputLength: 2 ** 21 },
  formatters: { beginQuote, markPicture },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], ignoreHref: false } },
    { selector: 'img', format: 'markPicture' },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    // Outlook writes each line as a paragraph, and an empty paragraph between two real ones.
    { selector: 'p.MsoNormal', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...LEFT_OUT.map((selector) => ({ selector, format: 'skip' })),
    ...QUOTE_MARKS.map((selector) => ({ selector, format: 'beginQuote' })),
  ],
}
