import { AppError, type ExchangeOf, type seo } from 'contract'
import { declaredName } from '../access/field-paths.ts'
import type { PersonCaller } from '../engine.ts'
import { plainText } from '../query/plain-text.ts'
import { readRecord } from '../records/read-records.ts'
import { pathSteps } from '../shape/selection.ts'

/** Characters; search engines show hardly more of a description. */
const MOST_OF_BEGINNING = 160

type SeoProperties = ExchangeOf<typeof seo.getSeoProperties>['response']

/**
 * The properties of the head of a record's page, for a reader of the record: fields of the application's fixed list.
 *
 * @param fields - names of the list; absent means all of it.
 * @returns the same empty result, with errors, for every record, object and field that is not of this kind.
 */
export async function seoProperties(
  caller: PersonCaller,
  recordId: string,
  fields?: readonly string[],
): Promise<SeoProperties> {
  const { app } = caller.engine
  const allowed = app.seo?.fields ?? []
  try {
    if (!app.seo) return empty()
    const object = app.required(app.seo.object)
    const wanted = fields?.length
      ? fields.map((name) => declaredName(object, pathSteps(object, name).join('.')))
      : allowed
    if (wanted.some((name) => !allowed.includes(name))) return empty()
    const { beginnings = {} } = app.seo
    const longTexts = wanted.flatMap((name) => beginnings[name] ?? [])
    const optionalFields = [object.nameField, ...longTexts]
    const record = await readRecord(caller, recordId, { fields: wanted, optionalFields })
    if (record.apiName !== object.apiName) return empty()
    const text = (name = '') => String(record.fields[name]?.value ?? '')
    const textOrBeginning = (name: string) => text(name) || beginningOf(plainText(text(beginnings[name])))
    return {
      errors: [],
      fields: Object.fromEntries(wanted.map((name) => [name, textOrBeginning(name)])),
      objectName: object.apiName,
      recordId: record.id,
      recordName: text(object.nameField),
    }
  } catch (error) {
    // An id of another object, or an invalid one, must look like one that does not exist.
    if (error instanceof AppError && error.status < 500) return empty()
    throw error
  }
}

/** The first words of a text, as many as search engines show. */
function beginningOf(text: string): string {
  if (text.length <= MOST_OF_BEGINNING) return text
  return `${text.slice(0, MOST_OF_BEGINNING).replace(/\s\S*$/, '')}…`
}

function empty(): SeoProperties {
  const { code, message } = new AppError('NOT_FOUND')
  return { errors: [{ errorCode: code, message }], fields: {}, objectName: '', recordId: null, recordName: null }
}
