import { escapeMarkup } from 'contract'
import type { MailDocument } from 'support'

/** The sender shown in the mail: the product and its company. */
export interface MailBrand {
  readonly name: string
  readonly company: string
  /** The color of buttons and links, as `#rrggbb`; absent means the color of the product. */
  readonly color?: string
}

/**
 * Renders a mail as HTML: one sheet of 600 px with the facts in ruled cells and one button. It loads nothing.
 *
 * @throws Error when MJML rejects the markup, which is a bug of this file.
 */
export async function renderMail(mail: MailDocument, brand: MailBrand): Promise<string> {
  // Loaded for the first mail, because it would be a third of the code that is loaded at the start.
  const { default: mjml2html } = await import('mjml')
  const { html, errors } = await mjml2html(mjmlOf(mail, brand), {
    fonts: {},
    ignoreIncludes: true,
    validationLevel: 'strict',
    keepComments: false,
  })
  if (errors.length > 0)
    throw new Error(`The mail could not be rendered: ${errors.map((each) => each.message).join('; ')}`)
  return html
}

function mjmlOf(mail: MailDocument, brand: MailBrand): string {
  return `<mjml lang="en-US" dir="ltr">
  <mj-head>
    <mj-title>${escapeMarkup(mail.subject)}</mj-title>
    <mj-preview>${escapeMarkup(mail.preheader)}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light" /></mj-raw>
    <mj-attributes>
      <mj-all font-family="${mailLook.sans}" />
      <mj-text padding="0" color="${mailLook.ink}" font-size="16px" line-height="1.55" />
      <mj-section padding="0" />
      <mj-column padding="0" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${mailLook.page}" width="600px">
    <mj-section padding="16px 0"><mj-column></mj-column></mj-section>
    <mj-wrapper background-color="${mailLook.sheet}" border="1px solid ${mailLook.edge}" border-radius="10px" padding="0">
      ${brandLine(brand)}
      ${body(mail)}
      ${mail.facts.length === 0 ? '' : section('0 28px 20px', strip(mail.facts))}
      ${mail.button === undefined ? '' : section('0 28px 28px', button(mail.button, brand.color))}
      ${footer(mail.footer, brand.color)}
    </mj-wrapper>
    <mj-section padding="16px 0"><mj-column></mj-column></mj-section>
  </mj-body>
</mjml>`
}

const section = (padding: string, content: string, attributes = ''): string =>
  `<mj-section padding="${padding}" ${attributes}><mj-column>${content}</mj-column></mj-section>`

function brandLine({ name, company }: MailBrand): string {
  const small = `<span style="font-weight:400;font-size:13px;color:${mailLook.thirdInk}">${escapeMarkup(company)}</span>`
  return section(
    '20px 28px',
    `<mj-text font-size="18px" font-weight="600">${escapeMarkup(name)} ${small}</mj-text>`,
    `border-bottom="1px solid ${mailLook.rule}"`,
  )
}

function body({ subject, heading, paragraphs }: MailDocument): string {
  // Subjects about a case begin with its number in brackets; the sheet shows it above the heading.
  const number = /^\[([A-Z0-9-]+)\]/.exec(subject)?.[1]
  const numberLine =
    number === undefined
      ? ''
      : `<p style="margin:0 0 6px;font-family:${mailLook.mono};font-size:13px;color:${mailLook.thirdInk}">${number}</p>`
  const lines = paragraphs.map((text) => `<p dir="auto" style="margin:0 0 16px;${WRAPPED}">${linesOf(text)}</p>`)
  const title = `<h1 dir="auto" style="margin:0 0 14px;font-size:24px;line-height:1.2">${escapeMarkup(heading)}</h1>`
  return section('28px 28px 8px', `<mj-text>${numberLine}${title}${lines.join('')}</mj-text>`)
}

/** Long words, such as addresses and part numbers of a customer, break; otherwise they widen the sheet beyond a phone. */
const WRAPPED = 'overflow-wrap:anywhere;word-break:break-word'

/** Each line of a text has its own direction. */
function linesOf(text: string): string {
  const lines = text.split('\n').map(escapeMarkup)
  if (lines.length === 1) return lines.join('')
  return lines.map((line) => `<span dir="auto" style="display:block">${line || '&nbsp;'}</span>`).join('')
}

const CELLS_PER_ROW = 3

function strip(facts: MailDocument['facts']): string {
  const rows = Array.from({ length: Math.ceil(facts.length / CELLS_PER_ROW) }, (_, row) =>
    facts.slice(row * CELLS_PER_ROW, (row + 1) * CELLS_PER_ROW),
  )
  const cells = rows.map((row, index) => `<tr>${row.map((fact, at) => cell(fact, at > 0, index > 0)).join('')}</tr>`)
  // Not an mj-table, whose collapsed borders cannot have round corners.
  const style = `border:1px solid ${mailLook.edge};border-radius:6px;border-collapse:separate;font-size:14px`
  const attributes = `role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}"`
  return `<mj-text><table ${attributes}>${cells.join('')}</table></mj-text>`
}

function cell({ label, value }: { label: string; value: string }, hasLeft: boolean, hasAbove: boolean): string {
  const rules = [
    hasLeft ? `border-left:1px solid ${mailLook.rule}` : '',
    hasAbove ? `border-top:1px solid ${mailLook.rule}` : '',
  ]
  const style = ['padding:10px 14px', 'vertical-align:top', WRAPPED, ...rules].filter((rule) => rule !== '').join(';')
  const face = isIdentifier(value) ? `font-family:${mailLook.mono}` : 'font-weight:bold'
  return `<td style="${style}"><span style="font-size:12px;color:${mailLook.thirdInk}">${escapeMarkup(label)}</span><br /><span dir="auto" style="${face}">${escapeMarkup(value)}</span></td>`
}

// Tail, service and item numbers are set in the monospace font.
const isIdentifier = (value: string): boolean => /^(?=.*\d)[A-Z0-9-]+$/.test(value)

function button({ label, url }: { label: string; url: string }, color: string = mailLook.button): string {
  const style = `background-color="${color}" color="${mailLook.buttonInk}" border-radius="6px" font-size="16px" font-weight="600" line-height="1.55"`
  return `<mj-button align="left" padding="0" inner-padding="12px 20px" ${style} href="${escapeMarkup(url)}">${escapeMarkup(label)}</mj-button>`
}

function footer(lines: readonly string[], color: string = mailLook.link): string {
  const rendered = lines.map((line) => `<p style="margin:0 0 4px">${withLinks(line, color)}</p>`).join('')
  return section(
    '16px 28px 20px',
    `<mj-text font-size="13px" color="${mailLook.thirdInk}">${rendered}</mj-text>`,
    `border-top="1px solid ${mailLook.rule}"`,
  )
}

// Only addresses in the footer become links: they are the product's own, while paragraphs may contain text of users.
const withLinks = (line: string, color: string): string =>
  line
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const text = escapeMarkup(part)
      return index % 2 === 1 ? `<a href="${text}" style="color:${color}">${text}</a>` : text
    })
    .join('')

/** Colors and fonts of mails, as hexadecimal values and names: mail programs support neither variables nor web fonts. */
export const mailLook = {
  page: '#eef3f6',
  sheet: '#ffffff',
  edge: '#c3ced6',
  rule: '#d9e0e5',
  ink: '#0f2333',
  secondInk: '#3c4d5b',
  thirdInk: '#556471',
  link: '#14527e',
  button: '#11476b',
  buttonInk: '#ffffff',
  sans: "'Instrument Sans','Segoe UI',Arial,sans-serif",
  mono: "'B612 Mono',Consolas,monospace",
} as const

/** Writes the plain-text version of a mail, with the same content in the same order. */
export function renderMailText(mail: MailDocument, brand: MailBrand): string {
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    mail.button === undefined ? '' : `${mail.button.label}:\n${mail.button.url}`,
    // The delimiter by which mail programs recognize a signature.
    ['-- ', `${brand.name}, ${brand.company}`, ...mail.footer].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
