import type { ActionFunction } from 'react-router'
import type { RecordCache } from 'record-cache'
import type { Read } from 'record-cache-react'
import { Breadcrumb, Columns, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { ownFormFields } from '../../../../parts/own-fields/own-fields.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { cacheContext } from '../../../../site/site.ts'
import { CaseFormView } from './CaseFormView.tsx'
import { assetsOf, caseChoices, namedChoicesOf, readContact, valuesIn } from './case-choices.ts'
import { type CaseForm, caseFieldsOf, caseFormWith, formOfTyped } from './case-form.ts'
import { ownCaseFields } from './late-code.ts'
import { messages } from './messages.ts'
import { openCase, useCaseChoices } from './use-case-choices.ts'

/** The form that opens a case, if the server offers that. */
export function OpenCaseScreen() {
  const opening = useCaseOpening()
  const form = useCaseChoices()
  const isOffered = opening.isForContact || opening.isOffered
  if (isOffered === false) return <NotFoundPage />
  const retry = (): void => {
    if (opening.hasFailed) opening.retry()
    form.retry()
  }
  return (
    <Page>
      <PageTitle of={openCase} />
      <Breadcrumb
        crumbs={[
          { label: messages.home, href: paths.home() },
          { label: messages.caseManager, href: paths.caseManager() },
          { label: openCase.title },
        ]}
      />
      <PageHead title={openCase.title} lead={opening.isForContact ? messages.leadForContact : messages.lead} />
      <Columns layout="8-4">
        {isOffered && form.choices ? (
          <CaseFormView choices={form.choices} />
        ) : opening.hasFailed || form.hasFailed ? (
          <Failed text={messages.choicesFailed} onRetry={retry} />
        ) : (
          <Sheet>
            <SkeletonRows label={messages.loading} shape="text" count={6} />
          </Sheet>
        )}
      </Columns>
    </Page>
  )
}

/** Handles the case form without JavaScript. */
export const action: ActionFunction = async (args) => {
  const own = await readOwn(args.context.get(cacheContext))
  const post = postAction<CaseForm>(openCase, {
    ...caseFormWith(own),
    read: async (typed, { cache }) => formOfTyped(typed, await readNamed(cache, typed.contact), own),
    send: async (values, { cache, idempotencyKey }) => {
      const fields = caseFieldsOf(values, own)
      const opened = await cache.send(createRecord, { apiName: 'Case', fields }, { idempotencyKey })
      if (opened === null) throw new Error('the case was opened without an answer')
      return paths.caseDetails({ id: opened.id })
    },
  })
  return post(args)
}

async function readOwn(cache: RecordCache) {
  const own = await readOnce(cache, caseChoices.own)
  const picklists = await readOnce(cache, caseChoices.picklists)
  return own.data && picklists.data ? ownFormFields(own.data.records, valuesIn(picklists.data)) : []
}

async function readNamed(cache: RecordCache, contactId: string | undefined) {
  const answerTo = async <A,>(read: Read<A>): Promise<A> => {
    const { data, error } = await readOnce(cache, read)
    if (data === undefined) throw error ?? new Error('the choices of the case form were not answered')
    return data
  }
  const accountId = contactId ? (await answerTo(readContact(contactId))).fields.AccountId.value : null
  const assets = accountId === null ? caseChoices : assetsOf(accountId)
  return namedChoicesOf({
    products: await answerTo(caseChoices.products),
    aircraft: await answerTo(assets.aircraft),
    services: await answerTo(assets.services),
  })
}

export { OpenCaseScreen as default }

export const loader = loadOnServer(openCase, () => ownCaseFields)
export const clientLoader = loadInBrowser(openCase, () => ownCaseFields)
