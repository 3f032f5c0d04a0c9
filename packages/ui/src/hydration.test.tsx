// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, ChartHero, ChoiceList, Dialog, InfoTip, Menu, Picklist, Tabs, ToastRegion } from './index.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const noop = () => {}
const options = [{ value: 'a', label: 'Corrie Terrain' }]

function Screen() {
  return (
    <Tabs label="Lists" selected="a" tabs={[{ id: 'a', label: 'My Cases', href: '?a' }]}>
      <ChartHero />
      <Picklist label="Product" options={options} value="a" typed="" onChange={noop} />
      <ChoiceList legend="Impact" choices={options} value="a" onChange={noop} />
      <Menu label="Account" items={[]} trigger={(props) => <Button {...props}>Account</Button>} />
      <InfoTip>Tip</InfoTip>
      <Dialog isOpen={false} onClose={noop} title="Escalate">
        {null}
      </Dialog>
      <ToastRegion toasts={[]} onDismiss={noop} />
    </Tabs>
  )
}

it('hydrates exactly what the server rendered', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(noop)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Screen />)
  const drawn = container.innerHTML
  document.body.append(container)
  const root = await act(() => hydrateRoot(container, <Screen />))
  expect(complaints.mock.calls).toEqual([])
  expect(container.innerHTML).toBe(drawn)
  act(() => root.unmount())
})
