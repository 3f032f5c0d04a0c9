import { accountMethods } from 'contract'
import { useState } from 'react'
import { type ActionFunction, useParams, useSearchParams } from 'react-router'
import { methodSender, useSendToMethod } from 'record-cache-react'
import { Breadcrumb, Button, FormFoot, Link, Notice, Page, PageHead, Sheet, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

export const confirmAddress = page({ ...pages.confirmAddress, reads: () => ({}) })

/** Makes the address of a mailed link the one to sign in with. A button does it, because mail scanners open links too. */
export function ConfirmAddressScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const [isConfirmed, setConfirmed] = useState(query.has('updated'))
  const [confirm] = useSendToMethod(accountMethods.confirmAddress)
  const form = useForm<ProofForm>({
    ...proofForm,
    empty: { token },
    send: async (values) => {
      await confirm(values)
      setConfirmed(true)
      return 'sent'
    },
  })
  const { name, value } = form.field('token')
  return (
    <Page>
      <PageTitle of={confirmAddress} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: confirmAddress.title }]} />
      <PageHead title={confirmAddress.title} />
      {isConfirmed ? (
        <Notice tone="ok">
          {messages.confirmed} <Link href={paths.signIn()}>{pages.signIn.title}</Link>
        </Notice>
      ) : (
        <Sheet>
          <form {...form.formProps}>
            <PostFields form={form.formProps.id} />
            <input type="hidden" name={name} value={value} />
            <Stack>
              <FormProblems form={form} />
              <p>{messages.ask}</p>
              <FormFoot>
                <Button type="submit" isBusy={form.isPending} busyLabel={messages.confirming}>
                  {messages.confirm}
                </Button>
              </FormFoot>
            </Stack>
          </form>
        </Sheet>
      )}
    </Page>
  )
}

/** The token of the mailed link. */
type ProofForm = { token: string }

const proofForm = { id: 'confirm-address', fields: [], problemsOf: () => ({}) } as const

/** Handles the form without JavaScript. */
export const action: ActionFunction = postAction<ProofForm>(confirmAddress, {
  ...proofForm,
  read: ({ token = '' }) => ({ token }),
  send: async ({ token }, { cache }) => {
    await cache.send(methodSender(accountMethods.confirmAddress), { token })
    return paths.confirmAddress({ token, updated: 'yes' })
  },
})

export { ConfirmAddressScreen as default }

export const loader = loadOnServer(confirmAddress)
export const clientLoader = loadInBrowser(confirmAddress)
