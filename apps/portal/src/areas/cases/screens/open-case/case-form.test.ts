import { expect, it } from 'vitest'
import type { OwnFormField, OwnName } from '../../../../parts/own-fields/own-fields.ts'
import {
  caseFieldsOf,
  caseFormWith,
  emptyForm,
  formOfDraft,
  formOfTyped,
  problemsOf,
  typedInForm,
} from './case-form.ts'

const filled = { ...emptyForm, subject: ' Terrain missing ', description: 'Blank.', impact: 'Major Degradation' }

it('asks for subject, description and impact; the issue type is prefilled, the rest is optional', () => {
  expect([problemsOf(emptyForm), problemsOf(filled), problemsOf({ ...filled, subject: ' ', issueType: null })]).toEqual(
    [
      { subject: 'Enter a subject.', description: 'Enter a description.', impact: 'Choose an impact.' },
      {},
      { subject: 'Enter a subject.', issueType: 'Choose an issue type.' },
    ],
  )
})

it('asks for one of the list where a text is none of it', () => {
  expect([problemsOf({ ...filled, productText: 'zzzz' }), problemsOf({ ...filled, concernsText: 'XX-999' })]).toEqual([
    { product: 'Choose one from the list.' },
    { concerns: 'Choose one from the list.' },
  ])
})

it('refuses a product or a service for which no case can be opened', () => {
  const refusalOf = (id: string | null | undefined) => (id === 'controlled' ? 'Not here.' : undefined)
  expect([
    problemsOf({ ...filled, product: 'controlled', concerns: 'other' }, refusalOf),
    problemsOf({ ...filled, product: 'other', concerns: 'controlled' }, refusalOf),
  ]).toEqual([{ product: 'Not here.' }, { concerns: 'Not here.' }])
})

it('counts characters as people do', () => {
  const aircraft = '✈'.repeat(255)
  expect([problemsOf({ ...filled, subject: aircraft }), problemsOf({ ...filled, subject: `${aircraft}✈` })]).toEqual([
    {},
    { subject: 'Subject: at most 255 characters.' },
  ])
})

it('sends what is given, an aircraft and a service each in its own field', () => {
  expect([
    caseFieldsOf(filled),
    caseFieldsOf({ ...filled, product: '01t', concerns: 'a00000000000001AAA' }),
    caseFieldsOf({ ...filled, product: null, concerns: 'a01000000000001AAA' }),
  ]).toEqual([
    { Subject: 'Terrain missing', Description: 'Blank.', Impact__c: 'Major Degradation', IssueType__c: 'Product' },
    {
      Subject: 'Terrain missing',
      Description: 'Blank.',
      Impact__c: 'Major Degradation',
      IssueType__c: 'Product',
      ProductId__c: '01t',
      AircraftId__c: 'a00000000000001AAA',
    },
    {
      Subject: 'Terrain missing',
      Description: 'Blank.',
      Impact__c: 'Major Degradation',
      IssueType__c: 'Product',
      SubscriptionId__c: 'a01000000000001AAA',
    },
  ])
})

it('takes a draft back as it was, and a damaged or empty one as none', () => {
  const touched = { ...filled, product: null, productText: 'zzzz', concerns: 'a00000000000001AAA', airacCycle: '2610' }
  expect([
    formOfDraft(JSON.parse(JSON.stringify(touched))),
    formOfDraft({ subject: 1, description: 'Only this.', impact: [] }),
    formOfDraft(emptyForm),
    formOfDraft('text'),
    formOfDraft(null),
  ]).toEqual([touched, { ...emptyForm, subject: '', description: 'Only this.', issueType: null }, null, null, null])
})

it('picks the choice whose label was typed in full while the code did not run, and keeps any other text', () => {
  const choices = {
    products: [{ value: '01t', label: 'Corrie Terrain' }],
    concerns: [{ value: 'a00', label: 'N392VA' }],
  }
  expect([
    typedInForm('product', ' corrie terrain', choices),
    typedInForm('product', 'Corrie', choices),
    typedInForm('concerns', 'n392va', choices),
    typedInForm('subject', 'Corrie Terrain', choices),
  ]).toEqual([
    { product: '01t', productText: '' },
    { product: null, productText: 'Corrie' },
    { concerns: 'a00', concernsText: '' },
    { subject: 'Corrie Terrain' },
  ])
  expect(formOfTyped({ product: '', subject: 'Chart', impact: 'Total Failure' }, choices)).toEqual({
    ...emptyForm,
    product: null,
    concerns: null,
    subject: 'Chart',
    impact: 'Total Failure',
  })
})

const own = (apiName: OwnName, more: Partial<OwnFormField>): OwnFormField => ({
  apiName,
  label: apiName,
  dataType: 'text',
  length: 255,
  required: false,
  value: null,
  options: [],
  issueTypes: [],
  productId: null,
  ...more,
})
const ownFields = [
  own('Stand__c', { required: true, issueTypes: ['Data'] }),
  own('Bases__c', { dataType: 'multiPicklist' }),
  own('Night__c', { dataType: 'checkbox', productId: '01t' }),
]

it('asks for own fields by issue type and product, and sends no other', () => {
  const { problemsOf: problems, fieldOf } = caseFormWith(ownFields)
  const about = { ...filled, issueType: 'Data', product: '01t', Night__c: 'true', Bases__c: 'Oslo;Bergen' }
  expect([problems(filled).Stand__c, problems(about).Stand__c, fieldOf.Stand__c]).toEqual([
    undefined,
    'Fill in “Stand__c”.',
    'Stand__c',
  ])
  expect(caseFieldsOf({ ...about, Stand__c: '14' }, ownFields)).toMatchObject({
    Stand__c: '14',
    Bases__c: 'Oslo;Bergen',
    Night__c: true,
  })
  const ofOthers = Object.keys(
    caseFieldsOf({ ...about, Stand__c: '14', issueType: 'Product', product: null }, ownFields),
  )
  expect(ofOthers.filter((name) => name === 'Stand__c' || name === 'Night__c')).toEqual([])
})

it('reads own fields from posted controls and from a draft', () => {
  const typed = { subject: 'A', Stand__c: '14', 'Bases__c-0': 'Oslo', 'Bases__c-2': 'Bergen' }
  expect(formOfTyped(typed, { products: [], concerns: [] }, ownFields)).toMatchObject({
    Stand__c: '14',
    Bases__c: 'Oslo;Bergen',
    Night__c: '',
  })
  expect(formOfDraft({ subject: 'A', Stand__c: '14', other: 'x' })).toMatchObject({ Stand__c: '14' })
})
