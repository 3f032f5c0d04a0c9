import { act } from '@testing-library/react'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRecordCache } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { beforeEach, expect, it } from 'vitest'
import { BrowserProvider } from '../../../../session/browser.tsx'
import { PageProvider } from '../../../../site/page.tsx'
import { browserOfTests, pageOfTests } from '../../../../testing/render-screen.tsx'
import { Composer } from './Composer.tsx'
import type { SupportCase } from './support-case.ts'
import { usePostComment } from './use-post-comment.ts'

beforeEach(() => localStorage.clear())

const CASE = '500000000000001AAA'
const supportCase = { id: CASE, account: '', contact: '', hasEnded: false } as SupportCase
const page = pageOfTests()
const DRAFT = `navdesk-draft:${page.session?.user.id}:comment:${CASE}`

function Screen() {
  const files = { uploads: null, large: { refused: [], leaving: [], moved: [] }, add: () => undefined }
  const posts = { public: usePostComment(CASE, 'public', []), internal: usePostComment(CASE, 'internal', []) }
  return (
    <Composer
      supportCase={supportCase}
      posts={posts}
      draftFiles={{ public: files, internal: files }}
      lastAudience="public"
      writer="Mara Okafor"
      composer={useRef(null)}
      comments={[]}
    />
  )
}

/** Renders the composer as the server does, types into it, then hydrates it. */
async function typedBeforeCode(text: string): Promise<{ shown: string | undefined; kept: unknown }> {
  const cache = createRecordCache({ fetch: () => Promise.reject(new Error('nothing is sent')), now: () => 0 })
  const whole = (
    <PageProvider page={page}>
      <BrowserProvider browser={browserOfTests()}>
        <RecordCacheProvider cache={cache}>
          <Screen />
        </RecordCacheProvider>
      </BrowserProvider>
    </PageProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(whole)
  const field = container.querySelector('textarea')
  if (field) field.value = text
  const root = await act(async () => hydrateRoot(container, whole))
  const shown = container.querySelector('textarea')?.value
  await act(async () => root.unmount())
  container.remove()
  return { shown, kept: JSON.parse(localStorage.getItem(DRAFT) ?? 'null') }
}

it('keeps a comment that was typed before its code ran, and a draft before it', async () => {
  expect(await typedBeforeCode('We fly tomorrow.')).toEqual({ shown: 'We fly tomorrow.', kept: 'We fly tomorrow.' })
  expect(await typedBeforeCode('At noon.')).toEqual({
    shown: 'We fly tomorrow.\n\nAt noon.',
    kept: 'We fly tomorrow.\n\nAt noon.',
  })
  expect((await typedBeforeCode('')).shown).toBe('We fly tomorrow.\n\nAt noon.')
})
