import { Prose, Sheet } from 'ui'
import { CaseWords } from './CaseWords.tsx'
import type { SupportCase } from './support-case.ts'

/** A plain text of a case with a title. */
export function CaseText({ title, ...words }: { title: string; supportCase: SupportCase; text: string }) {
  return (
    <Sheet title={title}>
      <Prose>
        <CaseWords {...words} />
      </Prose>
    </Sheet>
  )
}
