import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { Button, FileButton, IconButton, ImageIcon, Notice, Row, Select, Stack, TextField } from 'ui'
import { readOnce } from '../../../../records/read-once.ts'
import { readRecord } from '../../../../records/records.ts'
import { fileAddress } from '../../../../site/paths.ts'
import { articleSchema } from './article-schema.ts'
import styles from './BodyEditor.module.css'
import { editorMessages as texts } from './editor-messages.ts'

/** A picture among the files of an article. */
export type LinkedPicture = { documentId: string; name: string }

type Props = {
  view: EditorView
  pictures: readonly LinkedPicture[]
  /** Links files to the article; null when the reader may not. */
  addFiles: ((files: File[]) => void) | null
  /** A picture was pasted: asks for its description, and waits for its upload. */
  isPasted: boolean
}

/** The picture that is selected in the text, with its position. */
function selectedPicture({ state: { selection } }: EditorView) {
  const node = selection instanceof NodeSelection ? selection.node : null
  return node?.type === articleSchema.nodes.img ? { at: selection.from, attrs: node.attrs } : null
}

/** Puts a linked picture into the text, or changes the description of the selected one. Without a description nothing is inserted. */
export function PictureTool({ view, pictures, addFiles, isPasted }: Props) {
  const cache = useRecordCache()
  const [isOpen, setOpen] = useState(isPasted)
  const [before, setBefore] = useState(isPasted ? pictures.length : null)
  const [choice, setChoice] = useState<{ documentId: string; count: number } | null>(null)
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const selected = selectedPicture(view)
  // The latest picture, unless an earlier one was chosen since its upload.
  const chosen = choice?.count === pictures.length ? choice.documentId : (pictures.at(-1)?.documentId ?? '')
  const isComing = before === pictures.length
  const mayApply = !isComing && (selected !== null || pictures.length > 0)
  const toggle = (): void => {
    setBefore(null)
    setChoice(null)
    setDescription(String(selected?.attrs.attributes.alt ?? ''))
    setProblem(null)
    setTried(false)
    setOpen(!isOpen)
  }
  const missing = isTried && description.trim() === '' ? texts.pictureNeedsText : undefined
  const apply = async (): Promise<void> => {
    setTried(true)
    if (description.trim() === '') return
    if (selected) {
      const attributes = { ...selected.attrs.attributes, alt: description.trim() }
      view.dispatch(view.state.tr.setNodeMarkup(selected.at, null, { ...selected.attrs, attributes }))
    } else {
      const fields = ['ContentDocument.LatestPublishedVersionId'] as const
      const { data } = await readOnce(cache, readRecord(chosen, fields))
      const version = data?.fields.LatestPublishedVersionId.value
      if (!version) return setProblem(texts.pictureNotRead)
      const attributes = { src: fileAddress(version), alt: description.trim() }
      view.dispatch(view.state.tr.replaceSelectionWith(articleSchema.nodes.img.create({ attributes }), false))
    }
    setOpen(false)
    view.focus()
  }
  return (
    <>
      <IconButton
        icon={ImageIcon}
        label={texts.picture}
        aria-pressed={selected !== null}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {isOpen ? (
        <Stack gap="small" className={styles.form}>
          {isComing ? (
            <p role="status" className="small soft">
              {texts.pictureComing}
            </p>
          ) : selected ? null : pictures.length > 0 ? (
            <Select
              label={texts.whichPicture}
              options={pictures.map(({ documentId, name }) => ({ value: documentId, label: name }))}
              value={chosen}
              onChange={(documentId) => setChoice({ documentId, count: pictures.length })}
            />
          ) : (
            <p className="small soft">{addFiles ? texts.noPicture : texts.noPictureAndRight}</p>
          )}
          {mayApply ? (
            <TextField
              label={texts.pictureText}
              help={texts.pictureTextHelp}
              error={missing}
              value={description}
              onChange={setDescription}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // It is inside the article's form.
                event.preventDefault()
                void apply()
              }}
            />
          ) : null}
          {problem ? <Notice tone="alarm">{problem}</Notice> : null}
          <Row>
            {mayApply ? (
              <Button size="sm" onClick={() => void apply()}>
                {selected ? texts.apply : texts.insert}
              </Button>
            ) : null}
            {addFiles && !selected ? <FileButton onFiles={addFiles}>{texts.uploadPicture}</FileButton> : null}
          </Row>
        </Stack>
      ) : null}
    </>
  )
}
