import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { HoldEarlySubmits } from './HoldEarlySubmits.tsx'

/** Whether the browser sends such a form before the code of the page has run. */
function isSent(attributes: Readonly<Record<string, string>>): boolean {
  const form = document.body.appendChild(document.createElement('form'))
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value)
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(submit)
  return !submit.defaultPrevented
}

it('holds a form that needs the code of the page until that runs, and no form that browsers can send', () => {
  const template = document.createElement('template')
  vi.stubEnv('SSR', true)
  template.innerHTML = renderToString(<HoldEarlySubmits nonce="n" />)
  vi.unstubAllEnvs()
  const script = document.createElement('script')
  script.textContent = template.content.textContent
  document.head.append(script)
  const forms: Readonly<Record<string, string>>[] = [{}, { method: 'post' }, { action: '/search' }]
  expect(forms.map(isSent)).toEqual([false, true, true])
  document.documentElement.dataset.alive = 'true'
  expect(isSent({})).toBe(true)
  delete document.documentElement.dataset.alive
})
