import { Dialog, KeyValueList } from 'ui'
import { KeysSwitch } from '../../../../parts/KeysSwitch.tsx'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import type { ListKey } from './list-key.ts'
import { messages } from './messages.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  more: readonly ListKey[]
}

/** The keyboard shortcuts of a list of cases, with a switch to turn them off. */
export function ListKeysDialog({ isOpen, onClose, more }: Props) {
  const isAgent = isFor('agent', usePage().session)
  const keys = [
    { key: 'j', does: messages.next },
    { key: 'k', does: messages.previous },
    { key: 'Enter', does: messages.open },
    ...more,
    { key: '/', does: messages.search },
    ...(isAgent ? [{ key: 'Ctrl K', does: messages.commands }] : []),
    { key: '?', does: messages.showKeys },
  ]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.keys} size="small" closesOnOutsidePress>
      <KeyValueList items={keys.map(({ key, does }) => ({ label: does, value: <kbd className="mono">{key}</kbd> }))} />
      <KeysSwitch label={messages.keysOn} />
    </Dialog>
  )
}
