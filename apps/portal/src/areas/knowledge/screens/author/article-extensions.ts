import { type Extensions, Mark, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

// The allowed elements, see `safeMarkup`: an element unknown to the editor would be lost on save.

/** An element with other content. */
const element = (name: string, tag: string, content: string, more: { group?: string; attributes?: string[] } = {}) =>
  Node.create({
    name,
    content,
    ...(more.group === undefined ? {} : { group: more.group }),
    isolating: true,
    addAttributes: () => Object.fromEntries((more.attributes ?? []).map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** An inline format. */
const letters = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="https:"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const cells = ['colspan', 'rowspan']

/** The schema of an article's body. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
  }),
  letters('kbd'),
  letters('sub'),
  letters('sup'),
  image,
  element('figure', 'figure', 'block+ figcaption?', { group: 'block' }),
  element('figcaption', 'figcaption', 'inline*'),
  element('definitions', 'dl', '(term | definition)+', { group: 'block' }),
  element('term', 'dt', 'inline*'),
  element('definition', 'dd', 'inline*'),
  element('table', 'table', 'tableCaption? tableHead? tableBody*', { group: 'block' }),
  element('tableCaption', 'caption', 'inline*'),
  element('tableHead', 'thead', 'tableRow+'),
  element('tableBody', 'tbody', 'tableRow+'),
  element('tableRow', 'tr', '(tableCell | tableHeader)+'),
  element('tableCell', 'td', 'inline*', { attributes: cells }),
  element('tableHeader', 'th', 'inline*', { attributes: [...cells, 'scope'] }),
]
