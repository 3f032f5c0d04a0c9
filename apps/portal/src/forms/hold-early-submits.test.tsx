import { expect, it } from 'vitest'
import { holdEarlySubmits } from './hold-early-submits.ts'

/** Whether the browser sends such a form before the code of the page has run. */
function isSent(attributes: Readonly<Record<string, string>>): boolean {
  const form = document.body.appendChild(document.createElement('form'))
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value)
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(submit)
  return !submit.defaultPrevented
}

it('holds a form that needs the code of the page until that runs, and no form that browsers can send', () => {
  const script = document.createElement('script')
  script.textContent = holdEarlySubmits
  document.head.append(script)
  const forms: Readonly<Record<string, string>>[] = [{}, { method: 'post' }, { action: '/search' }]
  expect(forms.map(isSent)).toEqual([false, true, true])
  document.documentElement.dataset.alive = 'true'
  expect(isSent({})).toBe(true)
  delete document.documentElement.dataset.alive
})
