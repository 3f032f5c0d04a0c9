import fc from 'fast-check'
import { worldApp } from 'support/testing'
import { emailOf, FRESH_TOKEN, PASSWORD } from '../../worlds/credentials.ts'
import { filterLogic } from './filter-inputs.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Texts for a property of this name; null where the name says nothing. */
export function hintFor(name: string, vocabulary: Vocabulary): fc.Arbitrary<string> | null {
  return hints[name]?.(vocabulary) ?? null
}

type Hint = (vocabulary: Vocabulary) => fc.Arbitrary<string>

const oneOf = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values)

const joined = (values: readonly string[], maxLength = 5): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: oneOf(values) },
    { weight: 10, arbitrary: fc.array(oneOf(values), { minLength: 1, maxLength }).map((some) => some.join(',')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(199, 200, 201, 500).map((count) => Array(count).fill(values[0]).join(',')),
    },
  )

const words =
  (...values: string[]): Hint =>
  () =>
    oneOf(values)
const id: Hint = ({ ids }) => oneOf(ids)
const ids: Hint = (vocabulary) => joined(vocabulary.ids)
const object: Hint = ({ objects: [own = '', lower = '', ...others] }) =>
  fc.oneof({ weight: 6, arbitrary: oneOf([own, own, lower]) }, { weight: 1, arbitrary: oneOf(others) })
const field: Hint = ({ fields }) => oneOf(fields)
const fields: Hint = (vocabulary) => joined(vocabulary.fields)
/** Words that a call knows, and now and then one that it does not. */
const known = (...values: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 15, arbitrary: oneOf(values) }, { weight: 1, arbitrary: fc.constant('Other') })
const knownList = (...values: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 15, arbitrary: joined(values) }, { weight: 1, arbitrary: joined([...values, 'Other']) })
const words2 = words('a', 'ab', 'Osprey', 'mara okafor', 'cycle data', 'the', "o'x", 'x* & (y)', '日本')

const methodNames = (worldApp.methods ?? []).map(({ methodName }) => methodName)
const classNames = (worldApp.methods ?? []).map(({ className }) => className)

/** Names of what methods of the product take. */
export const methodParameters: readonly string[] = [
  ...new Set((worldApp.methods ?? []).flatMap(({ parameters }) => Object.keys(parameters.properties))),
]

const photoUrls = [
  ...(worldApp.photoHosts ?? []).map((host) => `https://${host}/a.png`),
  'http://127.0.0.1/a.png',
  'https://elsewhere.example/a.png',
  'javascript:alert(1)',
]

const hints: Readonly<Record<string, Hint>> = {
  recordId: id,
  parentRecordId: id,
  contextId: id,
  sourceRecordId: id,
  contentDocumentId: id,
  id,
  Id: id,
  recordIds: ids,
  actionIds: ids,
  relatedListRecordIds: ids,
  ids: ({ ids: own, listViewIds }) => joined([...listViewIds, ...own.slice(0, 2)]),
  names: ({ objects, listViews }) => joined(listViews.map((view) => `${objects[0]}.${view}`)),
  communityId: words('0DB000000000001GAA', '0DB000000000002AAA'),
  appId: ({ ids: own }) => oneOf([...(worldApp.apps ?? []).map(({ id: appId }) => appId), ...own.slice(0, 1)]),
  apiName: (vocabulary) =>
    fc.oneof({ weight: 8, arbitrary: object(vocabulary) }, { weight: 1, arbitrary: oneOf(vocabulary.actions) }),
  objectApiName: object,
  objectApiNames: ({ objects }) => joined(objects),
  parentObjectApiName: object,
  targetApiName: object,
  contextObjectApiName: object,
  listViewApiName: ({ listViews }) => oneOf(listViews),
  listViewId: ({ listViewIds }) => oneOf(listViewIds),
  relatedListId: ({ relatedLists }) => oneOf(relatedLists),
  relatedListNames: ({ relatedLists }) => joined(relatedLists),
  preferencesId: ({ objects, relatedLists }) => oneOf(relatedLists.map((list) => `${objects[0]}.${list}`)),
  preferencesIds: ({ objects, relatedLists }) => joined(relatedLists.map((list) => `${objects[0]}.${list}`)),
  actionApiName: ({ actions }) => oneOf(actions),
  apiNames: ({ actions }) => joined(actions),
  recordTypeId: ({ recordTypes }) => oneOf(recordTypes),
  fieldApiName: ({ fields: all }) => oneOf(all.filter((name) => !name.includes('.'))),
  displayColumns: field,
  controllingFields: field,
  fields,
  optionalFields: fields,
  sortBy: ({ fields: all }) => joined([...all, ...all.map((name) => `-${name}`)], 3),
  childRelationships: ({ objects, relatedLists }) => joined(relatedLists.map((list) => `${objects[0]}.${list}`)),
  dependentFieldBindings: ({ fields: all, ids: own }) =>
    joined(all.map((name, index) => `${name}=${own[index % own.length]}`)),
  filterLogicString: () => filterLogic,
  operator: words('Equals', 'NotEqual', 'Contains', 'LessThan', 'notcontain', 'StartsWith', 'GreaterOrEqual', 'Near'),
  operandLabels: ({ values }) => oneOf(values.map(String)),
  pageToken: ({ tokens }) => oneOf(tokens),
  searchTerm: words2,
  q: words2,
  searchType: words('Recent', 'Search', 'TypeAhead', 'typeahead', 'All'),
  type: words('CREATE', 'update', 'Delete', 'View', 'Photo'),
  scope: words('everything', 'mine'),
  filterApiName: ({ fields: all }) => oneOf(all.filter((name) => !name.includes('.'))),
  filterApiNames: fields,
  picklistApiName: field,
  visibility: words('Private', 'Private', 'private', 'Public'),
  label: words('My list', 'x'),
  layoutTypes: () => knownList('Full', 'Compact'),
  layoutType: () => known('Full', 'Compact'),
  modes: () => knownList('View', 'Edit', 'Create'),
  mode: () => known('View', 'Edit', 'Create'),
  forms: ({ layouts }) => knownList(...layouts, 'NoSuchForm'),
  layoutOverride: ({ paths }) => oneOf([...paths, ...paths, 'Default', 'default', 'NoSuchPath']),
  configurationName: () => known('Default'),
  answerTypes: () => known('keyword', 'qna'),
  formFactor: () => known('Large', 'Medium', 'Small'),
  sections: () => knownList('Page', 'SingleActionLinks'),
  actionTypes: () => knownList('QuickAction', 'StandardButton'),
  retrievalMode: () => known('All', 'PageLayout'),
  actionFeature: () => known('QuickAction'),
  // If the request signed in as a user of an account, actors of other accounts would see the data of that account.
  email: words(emailOf('wren'), emailOf('wren'), 'WREN@world.example', 'nobody@world.example'),
  password: words(PASSWORD, PASSWORD, 'wrong'),
  confirmPassword: words(PASSWORD, PASSWORD, 'wrong'),
  token: words(FRESH_TOKEN, FRESH_TOKEN, 'A'.repeat(43), 'x'),
  acceptedTerms: words('2025-03', '2025-03', ' '),
  confirmedNotice: words('1', '1', '2'),
  actionType: () => known('AssociateAvatar', 'DisassociateAvatar', 'Photo'),
  photoUrl: words(...photoUrls),
  apexClass: () => oneOf([...classNames, 'NoSuchClass']),
  apexMethod: () => oneOf([...methodNames, 'noSuchMethod']),
}
