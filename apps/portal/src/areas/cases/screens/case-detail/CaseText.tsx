import { Prose, Sheet } from 'ui'
import { UserText } from '../../../../parts/UserText.tsx'

/** A plain text of a case under its title. */
export function CaseText({ title, text }: { title: string; text: string }) {
  return (
    <Sheet title={title}>
      <Prose>
        <UserText text={text} />
      </Prose>
    </Sheet>
  )
}
