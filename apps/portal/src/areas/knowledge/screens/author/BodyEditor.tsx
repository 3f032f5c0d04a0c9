import { redo, undo } from 'prosemirror-history'
import type { Node as DocumentNode } from 'prosemirror-model'
import { Slice } from 'prosemirror-model'
import { type Command, EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import {
  BoldIcon,
  BulletListIcon,
  CodeIcon,
  classNames,
  FieldError,
  IconButton,
  type IconShape,
  ItalicIcon,
  Menu,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  Select,
  TableIcon,
  UndoIcon,
} from 'ui'
import { cleanedHtml } from '../../../../format/cleaned-html.ts'
import type { FieldProps } from '../../../../forms/form.ts'
import { markupOf, readMarkup } from './article-markup.ts'
import { articleSchema, documentOf, htmlOf } from './article-schema.ts'
import styles from './BodyEditor.module.css'
import {
  editorPlugins,
  formatAt,
  isInList,
  isInQuote,
  levelAt,
  setLevel,
  toggleFormat,
  toggleList,
  toggleQuote,
} from './editor-commands.ts'
import { editorMessages as texts } from './editor-messages.ts'
import { LinkTool } from './LinkTool.tsx'
import { messages } from './messages.ts'
import { type LinkedPicture, PictureTool } from './PictureTool.tsx'
import { type Pasted, readPasted } from './pasted-markup.ts'
import { addColumn, addRow, deleteColumn, deleteRow, deleteTable, insertTable, isInTable } from './table-commands.ts'
import { useToolbarKeys } from './use-toolbar-keys.ts'

/** The document of a text. HTML that was typed rather than stored is cleaned, and parsed in a document that loads no images. */
function documentOfHtml(html: string): DocumentNode {
  const stored = readMarkup(html)
  if (stored !== null) return documentOf(stored)
  const holder = document.implementation.createHTMLDocument().createElement('div')
  holder.innerHTML = cleanedHtml(html)
  return documentOf(markupOf(holder))
}

type Props = {
  field: FieldProps<string>
  onReady: () => void
  /** Links files to the article; null when the reader may not. */
  addFiles: ((files: File[]) => void) | null
  /** The pictures among its files. */
  pictures: readonly LinkedPicture[]
}

/** Rich-text editor for the body of an article, limited to the allowed elements. */
export function BodyEditor({ field, onReady, addFiles, pictures }: Props) {
  const { id, name, value, error } = field
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ field, addFiles })
  latest.current = { field, addFiles }
  const ready = useRef(onReady)
  const written = useRef(value)
  const [view, setView] = useState<EditorView | null>(null)
  const [note, setNote] = useState('')
  // Counts pastes of pictures, each of which asks for a description.
  const [pastes, setPastes] = useState(0)
  // The buttons reflect the selection.
  const [, draw] = useState(0)

  useEffect(() => {
    if (!place.current) return
    const { field } = latest.current
    const insert = (event: Event, data: DataTransfer | null): boolean => {
      const inserted = insertPasted(instance, data)
      if (inserted === null) return false
      event.preventDefault()
      const { pictures, leftOut } = inserted
      if (pictures.length > 0) latest.current.addFiles?.([...pictures])
      if (latest.current.addFiles && pictures.some(({ type }) => type.startsWith('image/')))
        setPastes((count) => count + 1)
      setNote(texts.pasted({ files: pictures.length, areFilesTaken: latest.current.addFiles !== null, leftOut }))
      return true
    }
    const instance: EditorView = new EditorView(place.current, {
      state: EditorState.create({ doc: documentOfHtml(field.value), plugins: editorPlugins() }),
      attributes: {
        id: field.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': messages.body,
        'aria-describedby': `${field.id}-note`,
        class: styles.text ?? '',
      },
      handleDOMEvents: {
        paste: (_view, event) => insert(event, event.clipboardData),
        drop: (view, event) => {
          if (view.dragging !== null) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
          return insert(event, event.dataTransfer)
        },
        blur: () => latest.current.field.onBlur(),
      },
      dispatchTransaction: (transaction) => {
        instance.updateState(instance.state.apply(transaction))
        if (transaction.docChanged && transaction.getMeta(SHOWN) === undefined) {
          written.current = htmlOf(instance.state.doc)
          latest.current.field.onChange(written.current)
        }
        draw((count) => count + 1)
      },
    })
    setView(instance)
    ready.current()
    return () => instance.destroy()
  }, [])

  // A draft that loads later, or is discarded.
  useEffect(() => {
    if (!view || value === written.current) return
    written.current = value
    show(view, value)
  }, [view, value])

  return (
    <div>
      <div className={styles.label}>{messages.body}</div>
      <input type="hidden" name={name} value={value} />
      <div className={classNames(styles.frame, error !== undefined && styles.invalid)}>
        {view ? <Tools view={view} pictures={pictures} addFiles={addFiles} pastes={pastes} /> : null}
        <div ref={place} />
      </div>
      <div role="status" className="small">
        {note}
      </div>
      <div id={`${id}-note`} className="small soft">
        {error ? <FieldError error={error} /> : messages.bodyHelp}
      </div>
    </div>
  )
}

/** Marks a transaction that shows a text from elsewhere. */
const SHOWN = 'shown'

/** Replaces the content without a change event or an undo step. */
function show({ state, dispatch }: EditorView, html: string): void {
  const { content, attrs } = documentOfHtml(html)
  const whole = state.tr.replaceWith(0, state.doc.content.size, content).setDocAttribute('end', attrs.end)
  dispatch(whole.setMeta(SHOWN, true).setMeta('addToHistory', false))
}

/**
 * Inserts pasted or dropped HTML.
 *
 * @returns null when there is nothing but plain text, which the editor takes itself; otherwise the pictures and files that belong to the
 *   article, and what was left out.
 */
function insertPasted(view: EditorView, data: DataTransfer | null): Omit<Pasted, 'markup'> | null {
  const html = data?.getData('text/html') ?? ''
  const files = [...(data?.files ?? [])]
  const { state } = view
  if (html === '' && files.length > 0) return { pictures: files, leftOut: new Map() }
  if (html === '' || state.selection.$from.parent.type.spec.code) return null
  const { markup, pictures, leftOut } = readPasted(html)
  const { content } = documentOf(markup)
  const [first, last] = [content.firstChild, content.lastChild]
  // Word processors add a picture of the text. A single picture comes as a file, and as HTML with its address.
  const isPicture = files.length > 0 && content.textBetween(0, content.size).trim() === ''
  if (isPicture) return { pictures: files, leftOut: new Map() }
  if (markup.length > 0) {
    const isOpen = (node: DocumentNode | null): number => (node && [nodes.p, nodes.line].includes(node.type) ? 1 : 0)
    view.dispatch(state.tr.replaceSelection(new Slice(content, isOpen(first), isOpen(last))).scrollIntoView())
  }
  return { pictures, leftOut }
}

const { nodes } = articleSchema

type Tool = { icon: IconShape; label: string; isOn?: boolean; isDisabled?: boolean; run: Command }

type ToolsProps = { view: EditorView; pastes: number } & Pick<Props, 'pictures' | 'addFiles'>

function Tools({ view, pictures, addFiles, pastes }: ToolsProps) {
  const { state } = view
  const toolbar = useToolbarKeys(`.${styles.form}`)
  const run = (command: Command): void => {
    command(view.state, view.dispatch)
    view.focus()
  }
  const isOn = (format: 'bold' | 'italic' | 'code') => formatAt(state, format) !== undefined
  const tools: Tool[] = [
    { icon: BoldIcon, label: texts.bold, isOn: isOn('bold'), run: toggleFormat('bold') },
    { icon: ItalicIcon, label: texts.italic, isOn: isOn('italic'), run: toggleFormat('italic') },
    { icon: CodeIcon, label: texts.code, isOn: isOn('code'), run: toggleFormat('code') },
    { icon: BulletListIcon, label: texts.bullets, isOn: isInList(state, 'ul'), run: toggleList('ul') },
    { icon: NumberedListIcon, label: texts.numbers, isOn: isInList(state, 'ol'), run: toggleList('ol') },
    { icon: QuoteIcon, label: texts.quote, isOn: isInQuote(state), run: toggleQuote },
    { icon: UndoIcon, label: texts.undo, isDisabled: !undo(state), run: undo },
    { icon: RedoIcon, label: texts.redo, isDisabled: !redo(state), run: redo },
  ]
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.tools} {...toolbar}>
      <Select
        label={texts.kind}
        isLabelHidden
        options={[
          { value: '0', label: texts.paragraph },
          ...[2, 3, 4].map((level) => ({ value: String(level), label: texts.heading(level) })),
        ]}
        value={String(levelAt(state))}
        onChange={(chosen) => run(setLevel(Number(chosen)))}
      />
      {tools.map(({ icon, label, isOn, isDisabled, run: command }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={isOn}
          disabled={isDisabled}
          // Keeps the focus in the text, for typing to continue there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        />
      ))}
      <LinkTool view={view} />
      <TableTool state={state} run={run} />
      <PictureTool key={pastes} view={view} pictures={pictures} addFiles={addFiles} isPasted={pastes > 0} />
    </div>
  )
}

const tableCommands = { addRow, addColumn, deleteRow, deleteColumn, deleteTable } as const

/** Inserts a table, or changes the one with the cursor. */
function TableTool({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const names = texts.tableActions
  const actions = Object.entries(tableCommands)
    .filter(([, command]) => command(state))
    .map(([id, command]) => ({
      id,
      label: names[id as keyof typeof tableCommands],
      onSelect: () => run(command),
    }))
  const isIn = isInTable(state)
  return (
    <Menu
      label={texts.table}
      items={isIn ? actions : [{ id: 'insert', label: names.insert, onSelect: () => run(insertTable) }]}
      trigger={(trigger) => <IconButton {...trigger} icon={TableIcon} label={texts.table} aria-pressed={isIn} />}
    />
  )
}
