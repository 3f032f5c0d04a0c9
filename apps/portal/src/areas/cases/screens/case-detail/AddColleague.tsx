import { limits } from 'contract'
import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Button, Row, Select, Stack } from 'ui'
import { cutHelp } from '../../../../parts/lists/messages.ts'
import { textOf } from '../../../../records/field-values.ts'
import { readList } from '../../../../records/records.ts'
import { messages } from './messages.ts'

/** The people of the reader's account. */
const readColleagues = readList(
  { objectApiName: 'User', listViewApiName: 'Colleagues', pageSize: limits.pageSizeMax },
  ['User.Name'],
)

type Props = { watching: readonly string[]; add: (userId: string) => Promise<boolean>; isBusy: boolean }

/** Chooses a colleague who does not watch the case yet; renders nothing without any. */
export function AddColleague({ watching, add, isBusy }: Props) {
  const { data } = useRead(readColleagues)
  const [chosen, setChosen] = useState('')
  const options = (data?.records ?? [])
    .filter(({ id }) => !watching.includes(id))
    .map(({ id, fields }) => ({ value: id, label: textOf(fields.Name) }))
  if (options.length === 0) return null
  const submit = async (): Promise<void> => {
    if (chosen !== '' && (await add(chosen))) setChosen('')
  }
  return (
    <Stack gap="small">
      <Select
        label={messages.colleague}
        options={options}
        value={chosen}
        onChange={setChosen}
        placeholder={texts.choose}
        help={cutHelp(data)}
      />
      <Row>
        <Button
          variant="line"
          size="sm"
          aria-disabled={isBusy || chosen === '' || undefined}
          onClick={() => void submit()}
        >
          {texts.add}
        </Button>
      </Row>
    </Stack>
  )
}

const texts = { choose: 'Choose a colleague', add: 'Add colleague' } as const
