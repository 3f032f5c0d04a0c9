import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { pageOfTests } from '../testing/render-screen.tsx'
import { filesAhead } from './files-ahead.ts'

type Routes = EntryContext['manifest']['routes']

const route = (name: string, parts: object): Routes =>
  ({ [name]: { module: `/${name}.js`, imports: ['/shared.js'], css: [], ...parts } }) as unknown as Routes

const manifest = {
  routes: {
    ...route('home', { clientLoaderModule: '/home-loader.js', css: ['/home.css', '/home.css#'] }),
    ...route('caseManager', { css: ['/home.css', '/case-manager.css'] }),
    ...route('signIn', {}),
    ...route('root', {}),
  },
} as EntryContext['manifest']

it('names the code and the styles of the pages that are for the reader, each once', () => {
  expect(filesAhead(manifest, pageOfTests().session)).toEqual({
    modules: ['/home.js', '/home-loader.js', '/shared.js', '/caseManager.js'],
    styles: ['/home.css', '/case-manager.css'],
  })
  expect(filesAhead(manifest, pageOfTests({ profile: 'Author' }).session).modules).toEqual([
    '/home.js',
    '/home-loader.js',
    '/shared.js',
  ])
})

it('names nothing for visitors', () => {
  expect(filesAhead(manifest, null)).toEqual({ modules: [], styles: [] })
})
