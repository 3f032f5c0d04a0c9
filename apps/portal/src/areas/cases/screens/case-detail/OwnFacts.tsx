import { useRead } from 'record-cache-react'
import { KeyValueList, Sheet } from 'ui'
import { ownSectionsOf, readOwnFields, readOwnValues } from '../../../../parts/own-fields/own-fields.ts'
import { UserText } from '../../../../parts/UserText.tsx'

/** The values of the fields that the installation has added to cases. */
export function OwnFacts({ caseId, isNarrow = false }: { caseId: string; isNarrow?: boolean }) {
  const records = useRead(readOwnFields('Case')).data?.records ?? []
  const { data } = useRead(readOwnValues(caseId, 'Case', records))
  if (!data) return null
  return ownSectionsOf(records, data).map(({ heading, items }) => (
    <Sheet key={heading} title={heading}>
      <KeyValueList
        isNarrow={isNarrow}
        items={items.map(({ label, value }) => ({ label, value: <UserText text={value} /> }))}
      />
    </Sheet>
  ))
}
