import { Button, Notice, Row, Stack } from 'ui'
import { FormProblems } from '../forms/FormProblems.tsx'
import type { Form } from '../forms/form.ts'
import { RestoredNotice } from '../forms/RestoredNotice.tsx'
import { useIsHydrated } from '../site/use-is-hydrated.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** A form that changes a record in the version that was opened. */
type RecordForm = Pick<
  Form<{ version: string }>,
  | 'values'
  | 'change'
  | 'forgetFailure'
  | 'startAgain'
  | 'isPending'
  | 'isRestored'
  | 'failure'
  | 'failures'
  | 'summary'
  | 'attempt'
  | 'notice'
  | 'showReplaced'
>

type Texts = { outdated: string; showSaved: string; keepMine: string; restored: string; discard: string }

type Props = {
  form: RecordForm
  /** The version that the server has; null for a new record. */
  saved: number | null
  texts: Texts
}

/** What went wrong with the form of a record, that somebody else saved the record since, and what was typed at an earlier visit. */
export function RecordFormProblems({ form, saved, texts }: Props) {
  // While it is sent, the version of its own answer may be there first.
  if (saved !== null && !form.isPending && !(Number(form.values.version) >= saved)) {
    return (
      <>
        <FormProblems form={{ ...form, failure: [] }} />
        <Outdated form={form} saved={saved} texts={texts} />
      </>
    )
  }
  return (
    <>
      <FormProblems form={form} />
      {form.isRestored ? <Restored form={form} texts={texts} /> : null}
    </>
  )
}

function Outdated({ form, saved, texts }: Props & { saved: number }) {
  const isHydrated = useIsHydrated()
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Notice tone="alarm" ref={form.notice}>
        <Stack gap="small">
          <span>{texts.outdated}</span>
          <Row>
            <Button variant="line" size="sm" disabled={!isHydrated} onClick={form.startAgain}>
              {texts.showSaved}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={!isHydrated}
              onClick={() => {
                form.forgetFailure()
                form.change({ version: String(saved) })
              }}
            >
              {texts.keepMine}
            </Button>
          </Row>
        </Stack>
      </Notice>
    </div>
  )
}

function Restored({ form, texts }: Pick<Props, 'form' | 'texts'>) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <RestoredNotice text={texts.restored} discardLabel={texts.discard} onDiscard={form.startAgain} />
    </div>
  )
}
