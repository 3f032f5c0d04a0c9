import { identifier } from 'database'
import { authoriseNewVersion } from '../access/authorise-write.ts'
import type { PersonCaller } from '../engine.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { table } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'

/**
 * Asks the gate whether a caller may give a document a new version.
 *
 * @throws AppError `INSUFFICIENT_ACCESS`.
 */
export async function checkNewVersion(caller: PersonCaller, documentId: string): Promise<void> {
  authoriseNewVersion(caller.grantsOf('ContentDocumentLink'), caller.principal, await linksOf(caller, documentId))
}

/** All links of a document, hidden ones too. */
async function linksOf({ engine, runner }: PersonCaller, documentId: string): Promise<Row[]> {
  const link = engine.app.required('ContentDocumentLink')
  const names = [...link.fields.keys()]
  const list = names.map((name) => identifier(name)).join(', ')
  const text = `select ${list} from ${table(link)} where "ContentDocumentId" = $1`
  const { rows } = await runner.query(prepared(text), [documentId])
  return rows.map((values) => new Map(names.map((name, index) => [name, values[index] as Scalar])))
}
