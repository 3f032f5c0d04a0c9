import { accountMethods } from 'contract'
import { useState } from 'react'
import { type ActionFunction, useParams, useSearchParams } from 'react-router'
import { methodSender, useSendToMethod } from 'record-cache-react'
import { Breadcrumb, Link, Notice, Page, PageHead } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { TokenForm, type TokenValues, tokenForm } from '../../../../parts/mailed-link/TokenForm.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

export const confirmAddress = page({ ...pages.confirmAddress, reads: () => ({}) })

const FORM = 'confirm-address'

/** Makes the address of a mailed link the one to sign in with. */
export function ConfirmAddressScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const [isConfirmed, setConfirmed] = useState(query.has('updated'))
  const [confirm] = useSendToMethod(accountMethods.confirmAddress)
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
        <TokenForm
          id={FORM}
          token={token}
          texts={messages}
          send={async (values) => {
            await confirm(values)
            setConfirmed(true)
          }}
        />
      )}
    </Page>
  )
}

/** Handles the form without JavaScript. */
export const action: ActionFunction = postAction<TokenValues>(confirmAddress, {
  ...tokenForm(FORM),
  read: ({ token = '' }) => ({ token }),
  send: async ({ token }, { cache }) => {
    await cache.send(methodSender(accountMethods.confirmAddress), { token })
    return paths.confirmAddress({ token, updated: 'yes' })
  },
})

export { ConfirmAddressScreen as default }

export const loader = loadOnServer(confirmAddress)
export const clientLoader = loadInBrowser(confirmAddress)
