import { baseKeymap, chainCommands, exitCode, lift, setBlockType, wrapIn } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node as DocumentNode, Mark } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { articleSchema } from './article-schema.ts'
import { moveToCell } from './table-commands.ts'

const { nodes, marks } = articleSchema

/** The elements of each format: the one that the editor writes, and those that mean the same. */
const formats = { bold: ['strong', 'b'], italic: ['em', 'i'], code: ['code'], link: ['a'] } as const

type Format = keyof typeof formats

const isOf = (format: Format, { attrs }: Mark): boolean => formats[format].some((tag) => tag === attrs.tag)

/** The format where the selection begins. */
export function formatAt({ selection, storedMarks, doc }: EditorState, format: Format): Mark | undefined {
  const { $from, empty, from } = selection
  const around = empty ? (storedMarks ?? $from.marks()) : (doc.nodeAt(from)?.marks ?? [])
  return around.find((mark) => isOf(format, mark))
}

/** Removes a format from the selection, or adds it where it is not. */
export function toggleFormat(format: Format): Command {
  return (state, dispatch) => {
    const isOn = formatAt(state, format) !== undefined
    return setFormat(format, isOn ? null : {})(state, dispatch)
  }
}

/** Gives the selection a format. @param attributes - null removes it. A link around the cursor changes as a whole. */
export function setFormat(format: Format, attributes: Readonly<Record<string, string>> | null): Command {
  return (state, dispatch) => {
    const { tr, selection } = state
    const { empty, from, to } = selection
    const added = attributes && marks.format.create({ tag: formats[format][0], attributes })
    const link = format === 'link' && empty ? formatAt(state, 'link') : undefined
    if (link) replaceAround(tr, link, added)
    else if (empty) {
      const others = (state.storedMarks ?? selection.$from.marks()).filter((mark) => !isOf(format, mark))
      tr.setStoredMarks(added ? [...others, added] : others)
    } else {
      state.doc.nodesBetween(from, to, (node) => {
        for (const mark of node.marks) if (isOf(format, mark)) tr.removeMark(from, to, mark)
      })
      if (added) tr.addMark(from, to, added)
      tr.scrollIntoView()
    }
    dispatch?.(tr)
    return true
  }
}

/** Replaces a format of the text around the cursor. @param by - null removes it. */
function replaceAround(tr: Transaction, format: Mark, by: Mark | null): void {
  const { parent, pos, parentOffset } = tr.selection.$from
  const text = parent.children.map((node) =>
    node.mark(node.marks.flatMap((mark) => (mark.eq(format) ? (by ?? []) : mark))),
  )
  tr.replaceWith(pos - parentOffset, pos - parentOffset + parent.content.size, text)
  tr.setSelection(TextSelection.create(tr.doc, pos))
}

const headings = { 2: nodes.h2, 3: nodes.h3, 4: nodes.h4 } as const

/** The level of the heading with the cursor; 0 for other texts. */
export const levelAt = ({ selection }: EditorState): number =>
  [2, 3, 4].find((level) => headings[level as 2 | 3 | 4] === selection.$from.parent.type) ?? 0

export const setLevel = (level: number): Command =>
  setBlockType(level === 2 || level === 3 || level === 4 ? headings[level] : nodes.p)

type List = 'ul' | 'ol'

/** Depth of the innermost list around the cursor; -1 outside of lists and in a cell of a list's table. */
function listDepth({ selection: { $from } }: EditorState): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === nodes.ul || type === nodes.ol) return depth
    if (type.spec.isolating) return -1
  }
  return -1
}

export function isInList(state: EditorState, list: List): boolean {
  const depth = listDepth(state)
  return depth > 0 && state.selection.$from.node(depth).type === nodes[list]
}

/** Makes paragraphs a list, a list paragraphs, or a list one of the other kind. */
export function toggleList(list: List): Command {
  return (state, dispatch) => {
    const depth = listDepth(state)
    if (depth < 0) return wrapInList(nodes[list])(state, dispatch)
    if (isInList(state, list)) return liftListItem(nodes.li)(state, dispatch)
    const { $from } = state.selection
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[list], $from.node(depth).attrs))
    return true
  }
}

export const isInQuote = ({ selection: { $from } }: EditorState): boolean =>
  Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1).type).includes(nodes.blockquote)

export const toggleQuote: Command = (state, dispatch) =>
  isInQuote(state) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView())
  return true
}

/** Behaviour of the editor that is not part of the texts. */
export const editorPlugins = (): Plugin[] => [
  inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, nodes.h2),
      textblockTypeInputRule(/^###\s$/, nodes.h3),
      textblockTypeInputRule(/^####\s$/, nodes.h4),
      textblockTypeInputRule(/^```$/, nodes.pre),
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.ul),
      wrappingInputRule(/^\s*1\.\s$/, nodes.ol),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    ],
  }),
  keymap({
    'Mod-b': toggleFormat('bold'),
    'Mod-i': toggleFormat('italic'),
    'Mod-e': toggleFormat('code'),
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-Alt-0': setLevel(0),
    'Mod-Alt-2': setLevel(2),
    'Mod-Alt-3': setLevel(3),
    'Mod-Alt-4': setLevel(4),
    'Shift-Mod-7': toggleList('ol'),
    'Shift-Mod-8': toggleList('ul'),
    'Shift-Mod-b': toggleQuote,
    Enter: splitListItem(nodes.li),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    'Mod-Enter': chainCommands(exitCode, insertBreak),
    Tab: chainCommands(sinkListItem(nodes.li), moveToCell(1)),
    'Shift-Tab': chainCommands(moveToCell(-1), liftListItem(nodes.li)),
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  endLinks,
  foldNewlines,
]

/** Text that is typed after a link is not part of it. */
const endLinks = new Plugin({
  props: {
    handleTextInput: (view, from, to, text) => {
      const { state } = view
      const { $from, empty } = state.selection
      const link = empty && !state.storedMarks ? formatAt(state, 'link') : undefined
      if (!link || $from.nodeAfter?.marks.some((mark) => mark.eq(link))) return false
      const others = $from.marks().filter((mark) => mark !== link)
      view.dispatch(state.tr.replaceWith(from, to, articleSchema.text(text, others)).scrollIntoView())
      return true
    },
  },
})

/** Shows newlines of the HTML as readers see them, as spaces. */
const foldNewlines = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => newlinesIn(doc),
    apply: (transaction, newlines) => (transaction.docChanged ? newlinesIn(transaction.doc) : newlines),
  },
  props: {
    decorations(state) {
      return this.getState(state)
    },
  },
})

function newlinesIn(document: DocumentNode): DecorationSet {
  const newlines: Decoration[] = []
  document.descendants((node, at, parent) => {
    if (!node.isText || parent?.type.spec.code) return
    for (const { 0: text, index } of (node.text ?? '').matchAll(/[ \t]*[\r\n][ \t\r\n]*/g))
      newlines.push(Decoration.inline(at + index, at + index + text.length, { 'data-newline': '' }))
  })
  return DecorationSet.create(document, newlines)
}
