import { caseStatusLabel, hasCaseEnded, type RecordShape, shortened } from 'contract'
import { caseMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'

/** Matches of the word search that are compared in detail. */
const COMPARED = 150
const SHOWN = 5
/** Less similar cases are not shown. */
const LEAST_SIMILARITY = 0.15
/** Weights that are added to the similarity of the subjects: for the rank among the matches, the same product, the same aircraft. */
const OF_WORDS = 0.25
const OF_PRODUCT = 0.15
const OF_AIRCRAFT = 0.15
const RESOLUTION_CHARACTERS = 300

type Question = { caseId: string | null; subject: string; text: string; productId: unknown; aircraftId: unknown }

const fieldOf = (record: RecordShape, field: string): unknown => record.fields[field]?.value ?? null

/**
 * Finds cases similar to a case or to an unsent text, by their words and the trigrams of their subjects, with their resolutions. Only cases
 * that the caller can read are found.
 */
export const getSimilarCases = defineMethod(caseMethods.getSimilarCases, async ({ gateway }, parameters) => {
  const question = await questionOf(gateway, parameters)
  const matches = await gateway.records.findLike('Case', {
    text: question.text,
    limit: COMPARED,
    fields: ['Subject', 'ProductId__c', 'AircraftId__c'],
  })
  const letters = trigramsOf(question.subject)
  const best = matches
    .filter(({ id }) => id !== question.caseId)
    .map((record, place) => {
      const isSameProduct = question.productId !== null && fieldOf(record, 'ProductId__c') === question.productId
      const isSameAircraft = question.aircraftId !== null && fieldOf(record, 'AircraftId__c') === question.aircraftId
      const similarity =
        trigramSimilarity(letters, trigramsOf(String(fieldOf(record, 'Subject')))) +
        OF_WORDS * (1 - place / matches.length)
      const score = similarity + (isSameProduct ? OF_PRODUCT : 0) + (isSameAircraft ? OF_AIRCRAFT : 0)
      return { id: record.id, isSameProduct, isSameAircraft, similarity, score }
    })
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .toSorted((a, b) => b.score - a.score)
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
    // Left out: a case that the caller lost access to between the two reads.
    const record = shown.find((a) => a.id === id)
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
        resolution: typeof resolution === 'string' ? shortened(resolution, RESOLUTION_CHARACTERS) : null,
        productName: product === null ? null : String(fieldOf(product, 'Name')),
        isSameProduct,
        isSameAircraft,
      },
    ]
  })
  return { cases }
})

type Given = { [Name in 'caseId' | 'subject' | 'description' | 'productId' | 'aircraftId']?: string | undefined }

async function questionOf({ records }: MethodContext['gateway'], parameters: Given): Promise<Question> {
  const { caseId, subject = '', description = '', productId = null, aircraftId = null } = parameters
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

/** The trigrams of a text: groups of three letters of each word, as pg_trgm builds them. */
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

/** The share of trigrams that two texts have in common, 0 to 1, as `similarity` of pg_trgm. Typing errors lower it little. */
export function trigramSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const group of a) if (b.has(group)) shared++
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
