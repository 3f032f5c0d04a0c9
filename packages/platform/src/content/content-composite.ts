import { AppError, type ContentDocumentComposite, limits, type RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import type { Selection } from '../shape/selection.ts'

/**
 * A version with its document and the links of the document, as the caller sees them.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function compositeOf(caller: PersonCaller, versionId: string): Promise<ContentDocumentComposite> {
  const contentVersion = await readWhole(caller, 'ContentVersion', versionId)
  const documentId = String(contentVersion.fields.ContentDocumentId?.value)
  const contentDocument = await readWhole(caller, 'ContentDocument', documentId)
  return { contentDocument, contentDocumentLinks: await linksOf(caller, documentId), contentVersion }
}

async function readWhole(caller: PersonCaller, objectApiName: string, id: string): Promise<RecordShape> {
  const { object, selection } = wholeOf(caller, objectApiName)
  const [record] = await recordsByIds(caller, object, [id], selection)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

async function linksOf(caller: PersonCaller, documentId: string): Promise<RecordShape[]> {
  if (!caller.grantsOf('ContentDocumentLink')) return []
  const { object, selection } = wholeOf(caller, 'ContentDocumentLink')
  const shape = {
    kind: 'list',
    object,
    selection,
    where: { kind: 'compare', path: ['ContentDocumentId'], operator: 'eq', value: documentId },
    words: null,
    order: [{ path: ['CreatedDate'], descending: false }],
    boundary: null,
    limit: limits.idsPerRequest,
  } as const
  const rows = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  return project(rows, selection, caller)
}

/** Every field of an object that the caller can read. */
function wholeOf(caller: PersonCaller, objectApiName: string) {
  const grants = caller.grantsOf(objectApiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const selection: Selection = { fields: new Set(grants.readable), spans: new Map() }
  return { object: grants.object, selection }
}
