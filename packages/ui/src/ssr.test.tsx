// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as ui from './index.ts'

const noop = () => {}
const options = [{ value: 'a', label: 'Corrie Terrain' }]

/** One of each component, rendered as on the server: without window and document. */
function EveryComponent() {
  return (
    <ui.Page>
      <ui.Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Case' }]} />
      <ui.PageHead title="Case Manager" actions={<ui.LinkButton href="/new">Open a Case</ui.LinkButton>} />
      <ui.ChartHero />
      <ui.ChartAside />
      <ui.OffChart />
      <ui.HoldingChart />
      <ui.BrandMark />
      <ui.SearchBar label="Search" action="/search" value="x" onChange={noop} onSearch={noop} />
      <ui.Tabs label="Lists" tabs={[{ id: 'a', label: 'A', href: '?a' }]} selected="a">
        <ui.FilterPopover
          label="Filters"
          count={1}
          isOpen={false}
          onOpenChange={noop}
          applyLabel="Apply"
          clearLabel="Clear"
          onApply={noop}
          onClear={noop}
        >
          {null}
        </ui.FilterPopover>
        <ui.DataTable
          caption="Cases"
          columns={[{ id: 'a', header: 'Case', isSortable: true, cell: (row: { id: string }) => row.id }]}
          rows={[{ id: '1' }]}
          rowKey={(row) => row.id}
          onSort={noop}
          strip={(row) => (
            <ui.CaseStrip href="/1" number={row.id} subject="S" status={<ui.StatusGlyph status="Open" />} />
          )}
        />
        <ui.Pager from={1} to={1} total={1} />
      </ui.Tabs>
      <ui.Menu label="Menu" items={[]} trigger={(props) => <ui.Button {...props}>Menu</ui.Button>} />
      <ui.Columns layout="8-4">
        <ui.Sheet title="Form">
          <ui.TextField label="Subject" error="Enter a subject." />
          <ui.TextArea label="Description" help="Help" />
          <ui.PasswordField label="Password" value="" onChange={noop} rules={[{ text: 'Long', isMet: false }]} />
          <ui.Picklist label="Product" options={options} value="a" typed="" onChange={noop} />
          <ui.Select label="Type" options={options} value="a" onChange={noop} />
          <ui.ChoiceList legend="Impact" choices={options} value="a" onChange={noop} />
          <ui.CheckboxGroup legend="Status" options={options} values={['a']} onChange={noop} />
          <ui.ChipChoice legend="Created" options={options} value="a" onChange={noop} />
          <ui.DateField label="Day" value="2026-11-20" onChange={noop} />
          <ui.DateRangeFields startLabel="Start" endLabel="End" start="" end="" onChange={noop} />
          <ui.Switch label="E-mail" isOn onChange={noop} />
          <ui.FileDrop onFiles={noop} />
          <ui.Attachments files={[{ id: '1', name: 'a.zip', state: 'uploading', percent: 63 }]} />
        </ui.Sheet>
        <ui.Stack>
          <ui.BriefingStrip facts={[{ label: 'Impact', value: <ui.ImpactBars level={3} label="Major" /> }]} />
          <ui.Timeline entries={[{ id: '1', title: 'Open' }]} />
          <ui.Stepper steps={['One', 'Two']} current={0} />
          <ui.CycleScale day={12} />
          <ui.Countdown secondsLeft={12} announcement={(left) => `${left}`} />
          <ui.SkeletonRows label="Loading" shape="strips" />
          <ui.EmptyState title="No items to display." />
          <ui.Notice tone="alarm">Failed</ui.Notice>
          <ui.ErrorSummary title="Check" attempt={0} failures={[{ fieldId: 'a', message: 'A' }]} />
          <ui.ToastRegion toasts={[]} onDismiss={noop} />
          <ui.InfoTip>Tip</ui.InfoTip>
          <ui.KeyValueList items={[{ label: 'Name', value: 'Mara' }]} />
        </ui.Stack>
      </ui.Columns>
      <ui.Dialog isOpen={false} onClose={noop} title="Escalate">
        {null}
      </ui.Dialog>
    </ui.Page>
  )
}

it('renders the same markup on the server each time', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(<EveryComponent />)
  expect(html).toContain('Case Manager')
  expect(renderToString(<EveryComponent />)).toBe(html)
})

it('renders no inline style or script, which a strict content security policy would block', () => {
  expect(renderToString(<EveryComponent />)).not.toMatch(/<style|<script|\sstyle="|\son[a-z]+="/)
})

it('gives every element its own id', () => {
  const ids = [...renderToString(<EveryComponent />).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})
