import { Dialog, KeyValueList, Switch } from 'ui'
import { messages } from './messages.ts'

type Props = { isOpen: boolean; onClose: () => void; isOn: boolean; onTurn: (isOn: boolean) => void }

/** The keys of Case Manager, and whether they are in force. */
export function ListKeysDialog({ isOpen, onClose, isOn, onTurn }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.keys} size="small" closesOnOutsidePress>
      <KeyValueList
        items={messages.keyTexts.map(({ key, does }) => ({ label: does, value: <kbd className="mono">{key}</kbd> }))}
      />
      <Switch label={messages.keysOn} isOn={isOn} onChange={onTurn} />
    </Dialog>
  )
}
