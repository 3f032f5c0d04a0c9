import type { ReactNode } from 'react'
import { Button } from 'ui'
import { Setting } from '../../../../parts/Setting.tsx'
import { messages } from './messages.ts'
import { OwnerForm } from './OwnerForm.tsx'
import type { PartProps, Removal } from './two-step-part.ts'

const texts = messages.twoStep

type Props = Omit<PartProps, 'factors'> & {
  title: string
  removal: Removal
  /** Names it in the button that removes it. */
  name: string
  mayRemove?: boolean
  /** Label of the button that removes it with the password. */
  submit: string
  remove: (password: string) => Promise<unknown>
  /** Message after its removal. */
  removed: string
  children: ReactNode
}

/** One passkey or company sign-in of the login; removing it asks for the password. */
export function LinkedSignIn({ task, start, finish, setTask, removal, mayRemove = true, ...props }: Props) {
  const { title, name, submit, remove, removed, children } = props
  const isAsking = task?.kind === removal.kind && task.id === removal.id
  return (
    <Setting
      title={title}
      isWide={isAsking}
      control={
        isAsking ? (
          <OwnerForm
            id={removal.kind}
            submit={submit}
            onCancel={() => setTask(null)}
            send={async (password) => {
              await remove(password)
              await finish(removed)
            }}
          />
        ) : mayRemove ? (
          <Button variant="line" size="sm" onClick={() => start(removal)}>
            {texts.remove} <span className="vh">{name}</span>
          </Button>
        ) : null
      }
    >
      {children}
    </Setting>
  )
}
