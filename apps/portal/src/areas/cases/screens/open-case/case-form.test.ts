import { expect, it } from 'vitest'
import { caseFieldsOf, emptyForm, formOfDraft, formOfTyped, problemsOf, typedInForm } from './case-form.ts'

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
