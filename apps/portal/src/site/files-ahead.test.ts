import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { pageOfTests } from '../testing/render-screen.tsx'
import { filesAhead } from './files-ahead.ts'

type Routes = EntryContext['manifest']['routes']

const route = (name: string, parts: object): Routes =>
  ({ [name]: { module: `/${name}.js`, imports: ['/shared.js'], ...parts } }) as unknown as Routes

const manifest = {
  routes: {
    ...route('home', { clientLoaderModule: '/home-loader.js' }),
    ...route('caseManager', {}),
    ...route('signIn', {}),
    ...route('root', {}),
  },
} as EntryContext['manifest']

it('names the code of the pages that are for the reader, each file once', () => {
  expect(filesAhead(manifest, pageOfTests().session)).toEqual([
    '/home.js',
    '/home-loader.js',
    '/shared.js',
    '/caseManager.js',
  ])
  expect(filesAhead(manifest, pageOfTests({ profile: 'Author' }).session)).toEqual([
    '/home.js',
    '/home-loader.js',
    '/shared.js',
  ])
})

it('names nothing for visitors', () => {
  expect(filesAhead(manifest, null)).toEqual([])
})
