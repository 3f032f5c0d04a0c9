import { Editor, getSchema } from '@tiptap/core'
import { type Node as DocumentNode, DOMParser as DocumentParser } from '@tiptap/pm/model'
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
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  Select,
  UndoIcon,
} from 'ui'
import { cleanedHtml } from '../../../../format/cleaned-html.ts'
import type { FieldProps } from '../../../../forms/form.ts'
import { articleExtensions } from './article-extensions.ts'
import styles from './BodyEditor.module.css'
import { editorMessages as texts } from './editor-messages.ts'
import { LinkTool } from './LinkTool.tsx'
import { messages } from './messages.ts'

/** Parses cleaned HTML in a document that loads no images. The editor's own parser would violate the content security policy. */
function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument().createElement('div')
  holder.innerHTML = cleanedHtml(html)
  return holder
}

/** Inserts pasted or dropped HTML, cleaned. @returns whether there was any. */
function insertHtml(editor: Editor, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? ''
  if (html === '') return false
  const { state, dispatch } = editor.view
  const slice = DocumentParser.fromSchema(state.schema).parseSlice(parsed(html), { preserveWhitespace: false })
  dispatch(state.tr.replaceSelection(slice).scrollIntoView())
  return true
}

/** Rich-text editor for the body of an article, limited to the allowed elements. */
export function BodyEditor({ field, onReady }: { field: FieldProps<string>; onReady: () => void }) {
  const { id, name, value, error } = field
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(field)
  latest.current = field
  const ready = useRef(onReady)
  const written = useRef(value)
  const [editor, setEditor] = useState<Editor | null>(null)
  // The buttons reflect the selection.
  const [, draw] = useState(0)

  useEffect(() => {
    if (!place.current) return
    const instance: Editor = new Editor({
      element: place.current,
      extensions: articleExtensions,
      content: DocumentParser.fromSchema(getSchema(articleExtensions)).parse(parsed(latest.current.value)).toJSON(),
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: {
          id: latest.current.id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': messages.body,
          'aria-describedby': `${latest.current.id}-note`,
          class: styles.text ?? '',
        },
        handleDOMEvents: {
          paste: (_view, event) => {
            if (!insertHtml(instance, event.clipboardData)) return false
            event.preventDefault()
            return true
          },
          drop: (view, event) => {
            const isOwn = view.dragging !== null
            if (isOwn || !insertHtml(instance, event.dataTransfer)) return false
            event.preventDefault()
            return true
          },
        },
      },
      onUpdate: () => {
        written.current = instance.isEmpty ? '' : instance.getHTML()
        latest.current.onChange(written.current)
      },
      onBlur: () => latest.current.onBlur(),
      onTransaction: () => draw((count) => count + 1),
    })
    setEditor(instance)
    ready.current()
    return () => instance.destroy()
  }, [])

  // A draft that loads later, or is discarded.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    show(editor, value)
  }, [editor, value])

  return (
    <div>
      <div className={styles.label}>{messages.body}</div>
      <input type="hidden" name={name} value={value} />
      <div className={classNames(styles.frame, error !== undefined && styles.invalid)}>
        {editor ? <Tools editor={editor} /> : null}
        <div ref={place} />
      </div>
      <div id={`${id}-note`} className="small soft">
        {error ? <FieldError error={error} /> : messages.bodyHelp}
      </div>
    </div>
  )
}

/** Replaces the content without a change event or an undo step. */
function show(editor: Editor, html: string): void {
  const { state } = editor
  const document: DocumentNode = DocumentParser.fromSchema(state.schema).parse(parsed(html))
  const whole = state.tr.replaceWith(0, state.doc.content.size, document.content)
  editor.view.dispatch(whole.setMeta('preventUpdate', true).setMeta('addToHistory', false))
}

type Tool = { icon: IconShape; label: string; isOn?: boolean; isDisabled?: boolean; run: () => unknown }

function Tools({ editor }: { editor: Editor }) {
  const level = [2, 3, 4].find((candidate) => editor.isActive('heading', { level: candidate })) ?? 0
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { icon: BoldIcon, label: texts.bold, isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { icon: ItalicIcon, label: texts.italic, isOn: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    { icon: CodeIcon, label: texts.code, isOn: editor.isActive('code'), run: () => chain().toggleCode().run() },
    {
      icon: BulletListIcon,
      label: texts.bullets,
      isOn: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      icon: NumberedListIcon,
      label: texts.numbers,
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      icon: QuoteIcon,
      label: texts.quote,
      isOn: editor.isActive('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
    { icon: UndoIcon, label: texts.undo, isDisabled: !editor.can().undo(), run: () => chain().undo().run() },
    { icon: RedoIcon, label: texts.redo, isDisabled: !editor.can().redo(), run: () => chain().redo().run() },
  ]
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.tools}>
      <Select
        label={texts.kind}
        isLabelHidden
        options={[
          { value: '0', label: texts.paragraph },
          ...[2, 3, 4].map((level) => ({ value: String(level), label: texts.heading(level) })),
        ]}
        value={String(level)}
        onChange={(chosen) => {
          const wanted = chosen === '2' ? 2 : chosen === '3' ? 3 : chosen === '4' ? 4 : null
          if (wanted === null) chain().setParagraph().run()
          else chain().setHeading({ level: wanted }).run()
        }}
      />
      {tools.map(({ icon, label, isOn, isDisabled, run }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={isOn}
          disabled={isDisabled}
          // Keeps the focus in the text, for typing to continue there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        />
      ))}
      <LinkTool editor={editor} />
    </div>
  )
}
