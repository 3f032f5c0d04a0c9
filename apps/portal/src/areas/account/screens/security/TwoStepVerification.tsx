import { auth } from 'contract'
import { useState } from 'react'
import { Button, FormFoot, Notice, Row, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { codeField, emptyCode } from '../../../../parts/second-factor/code-form.ts'
import { RecoveryCodes } from '../../../../parts/second-factor/RecoveryCodes.tsx'
import { type BegunApp, SetUpAppFields } from '../../../../parts/second-factor/SetUpAppFields.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { useNow } from '../../../../site/now.tsx'
import { LinkedSignIn } from './LinkedSignIn.tsx'
import { messages } from './messages.ts'
import { OwnerForm } from './OwnerForm.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SettingForm } from './SettingForm.tsx'
import type { PartProps, Task } from './two-step-part.ts'
import { useOwnLogin } from './use-own-login.ts'

const texts = messages.twoStep

/** The reader's authenticator app, passkeys and recovery codes. Each change asks for the password. */
export function TwoStepVerification() {
  const { answer: factors, hasFailed, load } = useOwnLogin(auth.getSecondFactors)
  const [task, setTask] = useState<Task | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const start = (begun: Task): void => {
    setDone(null)
    setTask(begun)
  }
  const finish = async (text: string, codes: readonly string[] = []): Promise<void> => {
    setDone(text)
    setTask(codes.length > 0 ? { kind: 'save-codes', codes } : null)
    await load()
  }
  return (
    <>
      {done ? <Notice tone="ok">{done}</Notice> : null}
      <Sheet title={texts.title} isFlush>
        {hasFailed ? <Failed text={texts.failed} onRetry={load} /> : null}
        {factors === null && !hasFailed ? <SkeletonRows label={texts.loading} shape="facts" count={2} /> : null}
        {factors ? (
          <>
            <App factors={factors} task={task} start={start} finish={finish} setTask={setTask} />
            <Passkeys factors={factors} task={task} start={start} finish={finish} setTask={setTask} />
            {factors.appAddedAt === null && factors.passkeys.length === 0 ? null : (
              <Codes factors={factors} task={task} start={start} finish={finish} setTask={setTask} />
            )}
            <Providers factors={factors} task={task} start={start} finish={finish} setTask={setTask} />
          </>
        ) : null}
      </Sheet>
    </>
  )
}

function App({ factors: { appAddedAt, passkeys, isRequired }, task, start, finish, setTask }: PartProps) {
  const browser = useAliveBrowser()
  const formats = useFormats()
  const nowMs = useNow()
  const cancel = (): void => setTask(null)
  const isOwn = task?.kind === 'begin' || task?.kind === 'confirm' || task?.kind === 'remove'
  return (
    <Setting
      title={texts.app}
      isWide={isOwn || appAddedAt !== null}
      control={
        task?.kind === 'begin' ? (
          <OwnerForm
            id="begin-app"
            submit={texts.next}
            onCancel={cancel}
            send={async (password) => {
              setTask({ kind: 'confirm', app: await browser().auth.ask(auth.beginAuthenticatorApp, { password }) })
            }}
          />
        ) : task?.kind === 'confirm' ? (
          <ConfirmApp app={task.app} onCancel={cancel} onConfirmed={(codes) => finish(texts.added, codes)} />
        ) : task?.kind === 'remove' ? (
          <OwnerForm
            id="remove-app"
            submit={texts.remove}
            onCancel={cancel}
            send={async (password) => {
              await browser().auth.ask(auth.removeAuthenticatorApp, { password })
              await finish(texts.removed)
            }}
          />
        ) : appAddedAt === null ? (
          <Button variant="line" size="sm" onClick={() => start({ kind: 'begin' })}>
            {texts.setUp}
          </Button>
        ) : (
          <Row>
            <Button variant="line" size="sm" onClick={() => start({ kind: 'begin' })}>
              {texts.replace}
            </Button>
            {isRequired && passkeys.length === 0 ? null : (
              <Button variant="line" size="sm" onClick={() => start({ kind: 'remove' })}>
                {texts.remove}
              </Button>
            )}
          </Row>
        )
      }
    >
      {appAddedAt === null ? texts.noApp : texts.addedAt(formats.dayAndTime(appAddedAt, nowMs))}
    </Setting>
  )
}

function Codes({ factors: { recoveryCodesLeft }, task, start, finish, setTask }: PartProps) {
  const browser = useAliveBrowser()
  return (
    <Setting
      title={texts.codes}
      isWide={task?.kind === 'make-codes' || task?.kind === 'save-codes'}
      control={
        task?.kind === 'make-codes' ? (
          <OwnerForm
            id="make-codes"
            submit={texts.makeCodes}
            onCancel={() => setTask(null)}
            send={async (password) => {
              const { recoveryCodes } = await browser().auth.ask(auth.makeRecoveryCodes, { password })
              await finish(texts.codesMade, recoveryCodes)
            }}
          />
        ) : task?.kind === 'save-codes' ? (
          <RecoveryCodes codes={task.codes}>
            <FormFoot>
              <Button onClick={() => setTask(null)}>{texts.saved}</Button>
            </FormFoot>
          </RecoveryCodes>
        ) : (
          <Button variant="line" size="sm" onClick={() => start({ kind: 'make-codes' })}>
            {texts.makeCodes}
          </Button>
        )
      }
    >
      {texts.codesLeft(recoveryCodesLeft)}
    </Setting>
  )
}

/** The company sign-ins that are linked to the login. */
function Providers({ factors: { providers }, ...part }: PartProps) {
  const browser = useAliveBrowser()
  const formats = useFormats()
  const nowMs = useNow()
  return providers.map(({ issuer, addedAt }) => (
    <LinkedSignIn
      key={issuer}
      {...part}
      title={texts.companySignIn}
      name={issuer}
      removal={{ kind: 'remove-provider', id: issuer }}
      submit={texts.removeProvider}
      remove={(password) => browser().auth.ask(auth.removeProvider, { issuer, password })}
      removed={texts.providerRemoved}
    >
      {texts.providerText(issuer, formats.dayAndTime(addedAt, nowMs))}
    </LinkedSignIn>
  ))
}

type Props = {
  app: BegunApp
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

/** Adds an authenticator app after verifying one of its codes. */
function ConfirmApp({ app, onConfirmed, onCancel }: Props) {
  const browser = useAliveBrowser()
  const form = useForm({
    id: 'confirm-app',
    ...codeField,
    empty: emptyCode,
    texts: messages.twoStep.failures,
    send: async ({ code }) => {
      const { recoveryCodes } = await browser().auth.ask(auth.confirmAuthenticatorApp, { token: app.token, code })
      await onConfirmed(recoveryCodes)
      return 'leaving'
    },
  })
  return (
    <SettingForm form={form} submit={messages.twoStep.confirm} busy={messages.twoStep.confirming} onCancel={onCancel}>
      <SetUpAppFields app={app} code={form.field('code')} />
    </SettingForm>
  )
}
