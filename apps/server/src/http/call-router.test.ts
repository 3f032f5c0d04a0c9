import * as calls from 'contract/calls'
import { expect, it } from 'vitest'
import { boundCalls } from '../bound-calls.ts'
import { createCallRouter } from './call-router.ts'

const router = createCallRouter(boundCalls())
const base = '/services/data/v65.0/ui-api'

it.each([
  ['GET', '/records/500000000000001AAA', 'records.getRecord'],
  ['PATCH', '/records/500000000000001AAA', 'records.updateRecord'],
  ['GET', '/records/batch/500000000000001AAA,500000000000002AAA', 'records.getRecords'],
  ['POST', '/records/content-documents/content-versions', 'records.createContentDocumentAndVersion'],
  ['GET', '/list-ui/Case/MyCases', 'lists.getListUiByName'],
  ['GET', '/related-list-count/batch/500000000000001AAA/CaseComments', 'relatedLists.getRelatedListsCount'],
])('finds the call of %s %s', (method, path, name) => {
  expect(router.find(method, base + path)?.bound.name).toBe(name)
})

it('reads the parameters of a path', () => {
  expect(router.find('GET', `${base}/object-info/Case/picklist-values/012000000000000AAA/Status`)?.params).toEqual({
    objectApiName: 'Case',
    recordTypeId: '012000000000000AAA',
    fieldApiName: 'Status',
  })
})

it('distinguishes the id of a list view from the name of an object', () => {
  const match = (path: string) => router.find('GET', `${base}${path}`)
  expect(match('/list-ui/00B000000000501EAA')).toMatchObject({
    bound: { name: 'lists.getListUiById' },
    params: { listViewId: '00B000000000501EAA' },
  })
  expect(match('/list-ui/Case')).toMatchObject({
    bound: { name: 'lists.getListViewSummaries' },
    params: { objectApiName: 'Case' },
  })
  expect(match('/list-info/batch')?.bound.name).toBe('lists.getListInfos')
  expect(match('/list-info/Case')?.bound.name).toBe('lists.searchListInfos')
})

it('finds nothing under other methods and longer paths', () => {
  expect(router.find('DELETE', `${base}/records`)).toBeNull()
  expect(router.find('GET', `${base}/records/500000000000001AAA/x.css`)).toBeNull()
  expect(router.methodsAt(`${base}/records/500000000000001AAA?fields=x`)).toEqual(['GET', 'PATCH', 'DELETE'])
  expect(router.methodsAt('/nowhere')).toEqual([])
})

it('has every call of the contract', () => {
  const names = Object.entries(calls).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}.${name}`),
  )
  expect(
    boundCalls()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.sort())
})
