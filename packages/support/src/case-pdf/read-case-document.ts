import { AppError, caseStatusLabel, fileNameOf, keyPrefixOf, limits, type RecordShape, toRecordId18 } from 'contract'
import type { Gateway, Principal } from 'platform'
import { supportCase } from '../cases/case.object.ts'
import { paragraphsOf } from '../mail-document.ts'

/** A fact under the title: a short label and its value. */
export type CaseDocumentFact = { label: string; value: string }

/** One entry of a section: who or what, when, and the text. */
export type CaseDocumentEntry = { head: string; paragraphs: string[] }

/** A part under a heading; `note` says in one line what is left out, or that the section is empty. */
export type CaseDocumentSection = {
  heading: string
  paragraphs: string[]
  entries: CaseDocumentEntry[]
  note: string | null
}

/** A case to save, as plain values; the server renders it as a PDF. */
export type CaseDocument = {
  /** Without a folder, with its ending. */
  fileName: string
  title: string
  /** The line under the title. */
  subtitle: string
  facts: CaseDocumentFact[]
  sections: CaseDocumentSection[]
  /** Shown on every page. */
  footer: string
  /** A language tag. */
  language: string
  /** ISO 8601 in UTC. */
  madeAt: string
}

/** The reader, whose grants apply to everything, and the time, ISO 8601 in UTC. */
export type CaseReader = { gateway: Gateway; principal: Pick<Principal, 'locale' | 'timeZone'>; now: string }

const MOST = limits.printedRows

const facts = [
  ['Status', 'Status'],
  ['Impact', 'Impact__c'],
  ['Issue type', 'IssueType__c'],
  ['Escalated', 'IsEscalated'],
  ['Product', 'Product__r.Name'],
  ['Aircraft', 'Aircraft__r.TailNumber__c'],
  ['Service', 'Subscription__r.ServiceNumber__c'],
  ['AIRAC cycle', 'AiracCycle__c'],
  ['Account', 'Account.Name'],
  ['Contact', 'Contact.Name'],
  ['Support agent', 'Owner.Name'],
  ['Opened', 'CreatedDate'],
  ['Last changed', 'LastModifiedDate'],
  ['Closed', 'ClosedDate'],
] as const

const caseFields = ['CaseNumber', 'Subject', 'Description', 'Resolution__c', ...facts.map(([, path]) => path)]

/**
 * Reads a case for a PDF, as its reader may see it: fields, and the newest 200 status changes, files and comments. The comments are limited
 * further, to 200,000 characters in all.
 *
 * @throws AppError `NOT_FOUND` for an id that is not a case visible to the reader.
 */
export async function readCaseDocument({ gateway, principal, now }: CaseReader, id: string): Promise<CaseDocument> {
  const caseId = toRecordId18(id)
  if (caseId === null || keyPrefixOf(caseId) !== supportCase.keyPrefix) throw new AppError('NOT_FOUND')
  const caseRecord = await gateway.records.get(caseId, { optionalFields: caseFields.map((path) => `Case.${path}`) })
  const comments = await childrenOf(gateway, 'CaseComment', caseId, [
    'CommentBody',
    'FoldedText__c',
    'IsPublished',
    'CreatedDate',
    'CreatedBy.Name',
  ])
  const changes = await childrenOf(gateway, 'CaseHistory', caseId, [
    'OldValue',
    'NewValue',
    'CreatedDate',
    'CreatedBy.Name',
  ])
  const files = await filesOf(gateway, caseId, comments)
  const number = displayedValue(caseRecord, 'CaseNumber')
  const description = paragraphsOf(displayedValue(caseRecord, 'Description'))
  const resolution = paragraphsOf(displayedValue(caseRecord, 'Resolution__c'))
  const printed = new Intl.DateTimeFormat(principal.locale, {
    timeZone: principal.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return {
    fileName: `Case ${number}.pdf`,
    title: `Case ${number}`,
    subtitle: displayedValue(caseRecord, 'Subject'),
    facts: factsOf(caseRecord),
    sections: [
      { heading: 'Description', paragraphs: description, entries: [], note: null },
      ...(resolution.length === 0 ? [] : [{ heading: 'Resolution', paragraphs: resolution, entries: [], note: null }]),
      sectionOf('Status changes', changes, statusChange),
      sectionOf('Files', files, file),
      commentsSection(comments, [...description, ...resolution]),
    ],
    footer: `Case ${number} · saved ${printed.format(Date.parse(now))} · times in ${principal.timeZone}`,
    language: 'en-US',
    madeAt: now,
  }
}

/** Reads one row more than is shown, to know whether rows are left out. */
async function childrenOf(gateway: Gateway, object: string, caseId: string, fields: readonly string[]) {
  const ofCase = { ParentId: { eq: caseId } }
  const where = object === 'CaseHistory' ? { and: [ofCase, { Field: { eq: 'Status' } }] } : ofCase
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

const factsOf = (caseRecord: RecordShape): CaseDocumentFact[] =>
  facts.map(([label, path]) => ({ label, value: displayedValue(caseRecord, path) })).filter(({ value }) => value !== '')

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

function commentsSection(newestFirst: readonly RecordShape[], texts: readonly string[]): CaseDocumentSection {
  const section = sectionOf('Comments', newestFirst, comment)
  const used = texts.reduce((sum, { length }) => sum + length, 0)
  const entries = lastEntriesWithin(section.entries, limits.printedCharacters - used)
  return entries.length === section.entries.length ? section : { ...section, entries, note: LEFT_OUT }
}

const LEFT_OUT = 'Earlier ones are left out; the page of the case shows them.'

// A saved case may be passed on, so entries for support only are marked.
const INTERNAL = ' · internal'

const headOf = (record: RecordShape): string =>
  [displayedValue(record, 'CreatedDate'), displayedValue(record, 'CreatedBy.Name')]
    .filter((part) => part !== '')
    .join(' · ')

const comment = (record: RecordShape): CaseDocumentEntry => ({
  head: `${headOf(record)}${record.fields.IsPublished?.value === false ? `${INTERNAL} note` : ''}`,
  paragraphs: [
    ...paragraphsOf(displayedValue(record, 'CommentBody')),
    ...quotedOf(displayedValue(record, 'FoldedText__c')),
  ],
})

const quotedOf = (folded: string): string[] => (folded === '' ? [] : ['Quoted text:', ...paragraphsOf(folded)])

const statusChange = (record: RecordShape): CaseDocumentEntry => {
  const [from, to] = ['OldValue', 'NewValue'].map((field) => caseStatusLabel(displayedValue(record, field)))
  return { head: headOf(record), paragraphs: [`From ${from} to ${to}`] }
}

const file = (link: RecordShape): CaseDocumentEntry => {
  const [title, extension, bytes, added] = ['Title', 'FileExtension', 'ContentSize', 'CreatedDate'].map((field) =>
    displayedValue(link, `ContentDocument.${field}`),
  )
  const name = fileNameOf(String(title), String(extension))
  return {
    head: link.fields.Visibility?.value === 'InternalUsers' ? name + INTERNAL : name,
    paragraphs: [`${bytes} bytes · ${added}`],
  }
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
