import { Button, Notice, Row, Stack } from 'ui'
import { FormProblems } from '../forms/FormProblems.tsx'
import type { Form } from '../forms/form.ts'
import { RestoredNotice } from '../forms/RestoredNotice.tsx'
import { useIsHydrated } from '../site/use-is-hydrated.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** Form that edits the version of a record that was opened. */
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
  /** Version on the server; null for a new record. */
  saved: number | null
  texts: Texts
}

/** Notices of a record form: errors, a newer version saved by another user, and input restored from an earlier visit. */
export function RecordFormProblems({ form, saved, texts }: Props) {
  // While the form is being sent, the version it saves may arrive before its response.
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
