import { caseStatusLabel, hasCaseEnded, type RecordShape } from 'contract'
import { caseMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** Matches by their words that are compared in detail. */
const COMPARED = 150
const SHOWN = 5
/** Cases that are less alike are no help. */
const LEAST_SIMILARITY = 0.15
/** What the place among the matches of words, the same product and the same aircraft add to the similarity of the subjects. */
const OF_WORDS = 0.25
const OF_PRODUCT = 0.15
const OF_AIRCRAFT = 0.15
const RESOLUTION_CHARACTERS = 300

type Question = { caseId: string | null; subject: string; text: string; productId: unknown; aircraftId: unknown }

const fieldOf = (record: RecordShape, field: string): unknown => record.fields[field]?.value ?? null

/**
 * Cases like another one or like what is being written, by their words and by the letters of their subjects, with how they ended. Only
 * cases that the caller can read are found.
 */
export const getSimilarCases = defineMethod(caseMethods.getSimilarCases, async ({ gateway }, given) => {
  const question = await questionOf(gateway, given)
  const found = await gateway.records.findLike('Case', {
    text: question.text,
    limit: COMPARED,
    fields: ['Subject', 'ProductId__c', 'AircraftId__c'],
  })
  const letters = trigramsOf(question.subject)
  const best = found
    .filter(({ id }) => id !== question.caseId)
    .map((record, place) => {
      const isSameProduct = question.productId !== null && fieldOf(record, 'ProductId__c') === question.productId
      const isSameAircraft = question.aircraftId !== null && fieldOf(record, 'AircraftId__c') === question.aircraftId
      const similarity =
        trigramSimilarity(letters, trigramsOf(String(fieldOf(record, 'Subject')))) +
        OF_WORDS * (1 - place / found.length)
      const score = similarity + (isSameProduct ? OF_PRODUCT : 0) + (isSameAircraft ? OF_AIRCRAFT : 0)
      return { id: record.id, isSameProduct, isSameAircraft, similarity, score }
    })
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
  if (best.length === 0) return { cases: [] }
  const shown = await gateway.records.find('Case', {
    where: { Id: { in: best.map(({ id }) => id) } },
    fields: ['CaseNumber', 'Subject', 'Status', 'Resolution__c'],
    optionalFields: ['Product__r.Name'],
    orderBy: ['Id'],
    limit: SHOWN,
  })
  const cases = best.flatMap(({ id, isSameProduct, isSameAircraft }) => {
    // One that the caller has ceased to see meanwhile is left out.
    const record = shown.find((one) => one.id === id)
    if (!record) return []
    const status = String(fieldOf(record, 'Status'))
    const product = fieldOf(record, 'Product__r') as RecordShape | null
    const resolution = hasCaseEnded(status) ? fieldOf(record, 'Resolution__c') : null
    return [
      {
        id,
        caseNumber: String(fieldOf(record, 'CaseNumber')),
        subject: String(fieldOf(record, 'Subject')),
        status,
        statusLabel: caseStatusLabel(status),
        resolution: typeof resolution === 'string' ? shortened(resolution) : null,
        productName: product === null ? null : String(fieldOf(product, 'Name')),
        isSameProduct,
        isSameAircraft,
      },
    ]
  })
  return { cases }
})

type Given = { [Name in 'caseId' | 'subject' | 'description' | 'productId' | 'aircraftId']?: string | undefined }

async function questionOf({ records }: MethodContext['gateway'], given: Given): Promise<Question> {
  const { caseId, subject = '', description = '', productId = null, aircraftId = null } = given
  if (caseId === undefined) return { caseId: null, subject, text: `${subject} ${description}`, productId, aircraftId }
  const fields = ['Case.Subject', 'Case.Description', 'Case.ProductId__c', 'Case.AircraftId__c']
  const record = await records.get(caseId, { fields })
  const own = String(fieldOf(record, 'Subject'))
  return {
    caseId: record.id,
    subject: own,
    text: `${own} ${String(fieldOf(record, 'Description'))}`,
    productId: fieldOf(record, 'ProductId__c'),
    aircraftId: fieldOf(record, 'AircraftId__c'),
  }
}

const shortened = (text: string): string =>
  text.length <= RESOLUTION_CHARACTERS ? text : `${text.slice(0, RESOLUTION_CHARACTERS - 1).trimEnd()}…`

/** The groups of three neighbouring letters of a text, by words, as pg_trgm takes them. */
export function trigramsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}

/** The share of groups that two texts have in common, 0 to 1: the `similarity` of pg_trgm. Typing errors lower it little. */
export function trigramSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const group of one) if (other.has(group)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}
