import {
  AppError,
  caseStatusLabel,
  fileNameOf,
  formatBytes,
  keyPrefixOf,
  limits,
  ownValuePath,
  type RecordShape,
  toRecordId18,
} from 'contract'
import type { Gateway, Principal } from 'platform'
import { supportCase } from '../cases/case.object.ts'
import { paragraphsOf } from '../mail-document.ts'
import { MOST_OWN_FIELDS } from '../own-fields/own-field.ts'

/** A fact under the title: a short label and its value. */
export type CaseDocumentFact = { label: string; value: string; isMono: boolean }

/** One entry of a section: who or what, when or how much, and the text. */
export type CaseDocumentEntry = { head: string; detail: string; paragraphs: string[] }

/** A part under a heading; `note` says in one line what is left out, or that the section is empty. */
export type CaseDocumentSection = {
  heading: string
  paragraphs: string[]
  entries: CaseDocumentEntry[]
  note: string | null
}

/** The portal by name and company, and whether it has the logo of the product. */
export type CaseDocumentBrand = { name: string; company: string; hasOwnLogo: boolean }

/** A case to save, as plain values; the server renders it as a PDF. */
export type CaseDocument = {
  /** Without a folder, with its ending. */
  fileName: string
  brand: CaseDocumentBrand
  /** Lines beside the brand: what this is, who printed it when, and the time zone. */
  printed: string[]
  number: string
  title: string
  facts: CaseDocumentFact[]
  sections: CaseDocumentSection[]
  /** Shown on every page. */
  footer: string
  /** A language tag. */
  language: string
  /** ISO 8601 in UTC. */
  madeAt: string
}

/** The reader, whose grants apply to everything, the portal, and the time, ISO 8601 in UTC. */
export type CaseReader = {
  gateway: Gateway
  principal: Pick<Principal, 'userId' | 'locale' | 'timeZone'>
  brand: CaseDocumentBrand
  now: string
}

const MOST = limits.printedRows

const facts = [
  ['Status', 'Status'],
  ['Impact', 'Impact__c'],
  ['Issue type', 'IssueType__c'],
  ['Opened', 'CreatedDate'],
  ['Product', 'Product__r.Name'],
  ['Tail number', 'Aircraft__r.TailNumber__c'],
  ['Service number', 'Subscription__r.ServiceNumber__c'],
  ['Account', 'Account.Name'],
  ['Contact', 'Contact.Name'],
  ['Support agent', 'Owner.Name'],
  ['AIRAC cycle', 'AiracCycle__c'],
  ['Last changed', 'LastModifiedDate'],
  ['Closed', 'ClosedDate'],
] as const

const monospaced: readonly string[] = ['Tail number', 'Service number', 'AIRAC cycle']

const caseFields = [
  'CaseNumber',
  'Subject',
  'Description',
  'Resolution__c',
  'IsEscalated',
  'EscalationReason__c',
  ...facts.map(([, path]) => path),
]

/**
 * Reads a case for a PDF, as its reader may see it: fields, and the newest 200 status changes, files and comments. The comments are limited
 * further, to 200,000 characters in all.
 *
 * @throws AppError `NOT_FOUND` for an id that is not a case visible to the reader.
 */
export async function readCaseDocument(reader: CaseReader, id: string): Promise<CaseDocument> {
  const { gateway, brand, now } = reader
  const caseId = toRecordId18(id)
  if (caseId === null || keyPrefixOf(caseId) !== supportCase.keyPrefix) throw new AppError('NOT_FOUND')
  const read = (paths: readonly string[]) =>
    gateway.records.get(caseId, { optionalFields: paths.map((path) => `Case.${path}`) })
  const caseRecord = await read(caseFields)
  const own = await ownPaths(gateway)
  const ownValues = own.length === 0 ? caseRecord : await read(own.map(([, path]) => path))
  const comments = await childrenOf(gateway, 'CaseComment', caseId, [
    'CommentBody',
    'FoldedText__c',
    'IsPublished',
    'IsFromSupport__c',
    'CreatedDate',
    'CreatedBy.Name',
  ])
  const changes = await childrenOf(gateway, 'CaseHistory', caseId, [
    'Field',
    'NewValue',
    'CreatedDate',
    'CreatedBy.Name',
  ])
  const files = await filesOf(gateway, caseId, comments)
  const number = displayedValue(caseRecord, 'CaseNumber')
  const description = paragraphsOf(displayedValue(caseRecord, 'Description'))
  const optional = [
    { heading: 'Resolution', paragraphs: paragraphsOf(displayedValue(caseRecord, 'Resolution__c')) },
    { heading: 'Escalation', paragraphs: escalationOf(caseRecord) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  const texts = [description, ...optional.map(({ paragraphs }) => paragraphs)].flat()
  return {
    fileName: `Case ${number}.pdf`,
    brand,
    printed: await printedLines(reader),
    number,
    title: displayedValue(caseRecord, 'Subject'),
    facts: [...factsOf(caseRecord, facts), ...factsOf(ownValues, own)],
    sections: [
      { heading: 'Description', paragraphs: description, entries: [], note: null },
      ...optional.map((section) => ({ ...section, entries: [], note: null })),
      commentsSection(comments, texts, supportOf(brand)),
      sectionOf('Attachments', files, file),
      sectionOf('Status changes', changes, statusChange),
    ],
    footer: 'Non-technical administrative data only',
    language: 'en-US',
    madeAt: now,
  }
}

async function printedLines({ gateway, principal, now }: CaseReader): Promise<string[]> {
  const reader = await gateway.records.get(principal.userId, { optionalFields: ['User.Name'] })
  const { format } = new Intl.DateTimeFormat(principal.locale, {
    timeZone: principal.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const name = displayedValue(reader, 'Name')
  return ['Case record', `Printed ${format(Date.parse(now))} by ${name}`, `Times in ${principal.timeZone}`]
}

/** The team as comments name it, by the first word of the company. */
const supportOf = ({ company }: CaseDocumentBrand): string => `${company.split(' ')[0]} support`

/** The reason of an escalation; empty for a case that is not escalated. */
function escalationOf(caseRecord: RecordShape): string[] {
  if (caseRecord.fields.IsEscalated?.value !== true) return []
  const reason = paragraphsOf(displayedValue(caseRecord, 'EscalationReason__c'))
  return reason.length === 0 ? ['This case is escalated.'] : reason
}

/** Reads one row more than is shown, to know whether rows are left out. */
async function childrenOf(gateway: Gateway, object: string, caseId: string, fields: readonly string[]) {
  const ofCase = { ParentId: { eq: caseId } }
  const where = object === 'CaseHistory' ? { and: [ofCase, { Field: { in: Object.keys(changeNames) } }] } : ofCase
  return await gateway.records.find(object, {
    optionalFields: fields,
    where,
    orderBy: ['-CreatedDate'],
    limit: MOST + 1,
  })
}

/** Files of the case and of the comments shown, the newest first. */
async function filesOf(gateway: Gateway, caseId: string, comments: readonly RecordShape[]): Promise<RecordShape[]> {
  const shown = comments.slice(0, MOST).map(({ id }) => id)
  const links = await Promise.all([[caseId], shown].map((ids) => (ids.length === 0 ? [] : linksOf(gateway, ids))))
  const time = ({ fields }: RecordShape): number => Date.parse(String(fields.CreatedDate?.value))
  return links.flat().sort((a, b) => time(b) - time(a))
}

async function linksOf(gateway: Gateway, linkedIds: readonly string[]): Promise<RecordShape[]> {
  return await gateway.records.find('ContentDocumentLink', {
    optionalFields: [
      'CreatedDate',
      'Visibility',
      ...['Title', 'FileExtension', 'ContentSize', 'CreatedDate'].map((field) => `ContentDocument.${field}`),
    ],
    where: { LinkedEntityId: { in: linkedIds } },
    orderBy: ['-CreatedDate'],
    limit: MOST + 1,
  })
}

/** Fields that the installation has added, and that the reader may see: their labels, and where a case has their values. */
async function ownPaths(gateway: Gateway): Promise<[label: string, path: string][]> {
  const definitions = await gateway.records.find('CustomField__c', {
    optionalFields: ['ApiName__c', 'Label__c', 'LookupTo__c'],
    where: { Object__c: { eq: 'Case' } },
    orderBy: ['Object__c', 'Place__c'],
    limit: MOST_OWN_FIELDS,
  })
  return definitions.map((definition) => [
    displayedValue(definition, 'Label__c'),
    ownValuePath(displayedValue(definition, 'ApiName__c'), String(definition.fields.LookupTo__c?.value ?? '')),
  ])
}

const factsOf = (
  caseRecord: RecordShape,
  wanted: readonly (readonly [label: string, path: string])[],
): CaseDocumentFact[] =>
  wanted
    .map(([label, path]) => ({
      label,
      value: displayedValue(caseRecord, path),
      isMono: monospaced.includes(label),
    }))
    .filter(({ value }) => value !== '')

/** The newest entries, oldest first. */
function sectionOf(
  heading: string,
  newestFirst: readonly RecordShape[],
  entryOf: (record: RecordShape) => CaseDocumentEntry,
): CaseDocumentSection {
  const entries = newestFirst.slice(0, MOST).map(entryOf).reverse()
  const note = newestFirst.length > MOST ? LEFT_OUT : entries.length === 0 ? 'None.' : null
  return { heading, paragraphs: [], entries, note }
}

function commentsSection(
  newestFirst: readonly RecordShape[],
  texts: readonly string[],
  support: string,
): CaseDocumentSection {
  const section = sectionOf('Comments', newestFirst, (record) => comment(record, support))
  const used = texts.reduce((sum, { length }) => sum + length, 0)
  const entries = lastEntriesWithin(section.entries, limits.printedCharacters - used)
  return entries.length === section.entries.length ? section : { ...section, entries, note: LEFT_OUT }
}

const LEFT_OUT = 'Earlier ones are left out; the page of the case shows them.'

// A saved case may be passed on, so entries for support only are marked.
const INTERNAL = ' · internal'

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')

const comment = (record: RecordShape, support: string): CaseDocumentEntry => {
  const author = displayedValue(record, 'CreatedBy.Name')
  const isFromSupport = record.fields.IsFromSupport__c?.value === true
  const isInternal = record.fields.IsPublished?.value === false
  return {
    head: [author, isFromSupport ? support : ''].filter((part) => part !== '').join(', '),
    detail: `${displayedValue(record, 'CreatedDate')}${isInternal ? `${INTERNAL} note` : ''}`,
    paragraphs: [
      ...paragraphsOf(displayedValue(record, 'CommentBody')),
      ...quotedOf(displayedValue(record, 'FoldedText__c')),
    ],
  }
}

const quotedOf = (folded: string): string[] => (folded === '' ? [] : ['Quoted text:', ...paragraphsOf(folded)])

/** The changes that are printed, by their field: what the case has become. */
const changeNames: Readonly<Record<string, (value: string) => string>> = {
  created: () => 'Opened',
  Status: caseStatusLabel,
  IsEscalated: (value) => (value === 'true' ? 'Escalated' : 'No longer escalated'),
}

const statusChange = (record: RecordShape): CaseDocumentEntry => ({
  head: changeNames[displayedValue(record, 'Field')]?.(displayedValue(record, 'NewValue')) ?? '',
  detail: joined(displayedValue(record, 'CreatedDate'), displayedValue(record, 'CreatedBy.Name')),
  paragraphs: [],
})

const file = (link: RecordShape): CaseDocumentEntry => {
  const [title, extension, added] = ['Title', 'FileExtension', 'CreatedDate'].map((field) =>
    displayedValue(link, `ContentDocument.${field}`),
  )
  const isInternal = link.fields.Visibility?.value === 'InternalUsers'
  return {
    head: fileNameOf(String(title), String(extension)),
    detail: `${joined(formatBytes(bytesOf(link)), String(added))}${isInternal ? INTERNAL : ''}`,
    paragraphs: [],
  }
}

/** The size of a linked file. */
function bytesOf({ fields }: RecordShape): number {
  const document = fields.ContentDocument?.value
  return typeof document === 'object' && document !== null ? Number(document.fields.ContentSize?.value ?? 0) : 0
}

/** The value of a field, or of a parent's (`Contact.Name`), as displayed to the reader; empty for no value. */
function displayedValue(record: RecordShape, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const { value = null, displayValue = null } = record.fields[name] ?? {}
  if (typeof value === 'object' && value !== null) return displayedValue(value, rest.join('.'))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null ? '' : (displayValue ?? String(value))
}

/** The newest entries whose paragraphs fit into this number of characters. */
function lastEntriesWithin(entries: readonly CaseDocumentEntry[], characters: number): CaseDocumentEntry[] {
  let left = characters
  const first = entries.findLastIndex(({ paragraphs }) => {
    left -= paragraphs.reduce((sum, { length }) => sum + length, 0)
    return left < 0
  })
  return entries.slice(first + 1)
}
