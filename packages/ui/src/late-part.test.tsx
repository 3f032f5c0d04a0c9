import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Late, latePart } from './late-part.tsx'

afterEach(cleanup)

const Greeting = ({ to }: { to: string }) => <p>Good morning, {to}</p>

it('is drawn once its code is there, which is asked for once', async () => {
  let asked = 0
  const greeting = latePart(async () => {
    asked++
    return Greeting
  })
  void greeting.load()
  const { rerender } = render(<Late part={greeting} props={{ to: 'Mara' }} />)
  expect(await screen.findByText('Good morning, Mara')).toBeTruthy()
  rerender(<Late part={greeting} props={{ to: 'Theo' }} />)
  render(<Late part={greeting} props={{ to: 'Ines' }} />)
  expect(screen.getByText('Good morning, Theo')).toBeTruthy()
  expect(screen.getByText('Good morning, Ines')).toBeTruthy()
  expect(asked).toBe(1)
})

it('leaves the page as it is when its code cannot be loaded, and asks again when drawn anew or when the line is back', async () => {
  let isBroken = true
  let asked = 0
  const greeting = latePart(async () => {
    asked++
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  const page = (to: string) => (
    <main>
      <h1>Cases</h1>
      <Late part={greeting} props={{ to }} />
    </main>
  )
  const { container, rerender } = render(page('Mara'))
  await act(async () => undefined)
  expect(container.textContent).toBe('Cases')
  rerender(page('Theo'))
  await act(async () => undefined)
  expect([asked, container.textContent]).toEqual([2, 'Cases'])
  isBroken = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(container.textContent).toBe('CasesGood morning, Theo')
})
