import type { Calls } from 'contract/calls'
import { allMethods } from 'contract/methods'

/** A tag of the document, under which the viewer shows the operations of one area. */
export type Chapter = { name: string; description: string }

const signIn: Chapter = { name: 'Sign-in and accounts', description: 'Sessions, registration and passwords.' }

const ofCalls: Readonly<Record<Exclude<keyof Calls, 'methods'>, Chapter>> = {
  auth: signIn,
  session: signIn,
  records: {
    name: 'Records',
    description: 'Reads, creates, changes and deletes records of any object, and uploads files.',
  },
  recordDefaults: { name: 'Record defaults', description: 'What a form for a new or a copied record begins with.' },
  lists: { name: 'Lists', description: 'List views with their columns, and pages of their records.' },
  listObjectInfo: {
    name: 'List descriptions',
    description: 'What list views of an object can show, filter and sort by.',
  },
  listPreferences: {
    name: 'List preferences',
    description: 'Widths, wrapping and order that a person has set for a list.',
  },
  relatedLists: { name: 'Related lists', description: 'The children of a record, such as the comments of a case.' },
  actions: {
    name: 'Actions',
    description: 'Quick actions: which are offered where, their forms, and performing them.',
  },
  objectInfo: {
    name: 'Objects',
    description: 'Objects with their fields, record types and picklists, and what the caller may do with them.',
  },
  layouts: {
    name: 'Layouts',
    description: 'Which fields a record shows in which sections, and which sections are collapsed.',
  },
  apps: { name: 'Apps', description: 'Apps and their navigation.' },
  lookups: { name: 'Lookups', description: 'Records that a lookup field can be set to.' },
  search: { name: 'Search', description: 'Search over the records that the caller can see, and its filters.' },
  duplicates: { name: 'Duplicates', description: 'Records that are like one which is about to be saved.' },
  avatars: { name: 'Avatars', description: 'Pictures of records.' },
  presence: { name: 'Presence', description: 'Who else is at a case now, and types.' },
  seo: { name: 'Search engines', description: 'Titles and descriptions of public pages for search engines.' },
}

const ofRoutes: readonly Chapter[] = [
  { name: 'Files', description: 'Downloads of files.' },
  { name: 'Uploads', description: 'Files that arrive over several requests, by the tus protocol 1.0.0.' },
  { name: 'Answers by e-mail', description: 'How a mail service hands over what customers answer.' },
  { name: 'Saved cases', description: 'Cases as PDF.' },
  { name: 'Own data', description: 'What is stored about the caller.' },
  { name: 'Live events', description: 'Changes of records, as they happen.' },
  { name: 'Operations', description: 'Health, metrics and contact, for those who operate the server.' },
  { name: 'Documentation', description: 'This document, and the page that shows it.' },
  { name: 'Demo', description: 'Caught mails and ids of the demo; there are none of these addresses in production.' },
]

/** The name of the chapter of a group of calls; each class of server methods has a chapter. */
export const chapterOf = (group: string): string =>
  (ofCalls as Readonly<Record<string, Chapter>>)[group]?.name ?? `Server methods: ${group}`

/** All chapters, in reading order. */
export function chapters(): Chapter[] {
  const classes = [...new Set(allMethods.map(({ className }) => className))]
  const ofMethods = classes.map((className) => ({
    name: chapterOf(className),
    description: `Methods of the class \`${className}\`, for what the calls for records cannot do.`,
  }))
  return [...new Set(Object.values(ofCalls)), ...ofMethods, ...ofRoutes]
}
