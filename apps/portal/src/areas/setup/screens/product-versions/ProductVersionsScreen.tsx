import { type ActionFunction, data, useNavigate } from 'react-router'
import { useRead, useRecordCache } from 'record-cache-react'
import {
  Button,
  DateField,
  EmptyState,
  FieldPair,
  FormFoot,
  LinkButton,
  Notice,
  OkIcon,
  Sheet,
  SkeletonRows,
  Stack,
  TextField,
} from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { cacheContext } from '../../../../site/site.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { messages } from './messages.ts'
import {
  fieldIn,
  fieldsOfRows,
  formOfRows,
  MOST_PRODUCTS,
  type ProductRow,
  readVersions,
  sendVersions,
  type VersionsForm,
  versionProblems,
} from './versions-form.ts'

const productVersions = page({ ...pages.productVersions, reads: () => ({ versions: readVersions }) })

/** The versions of all products in one form. */
export function ProductVersionsScreen() {
  const { data: products, state, refresh } = useRead(useReads(productVersions).versions)
  return (
    <SetupPage list="products" title={productVersions.title} lead={messages.lead} crumb={productVersions.title}>
      {products?.nextPageToken ? <Notice tone="caution">{messages.onlySome(MOST_PRODUCTS)}</Notice> : null}
      <Sheet>
        {products && products.records.length > 0 ? (
          <Versions rows={products.records} />
        ) : products ? (
          <EmptyState title={messages.none} />
        ) : state === 'Error' ? (
          <Failed text={messages.failed} onRetry={refresh} />
        ) : (
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        )}
      </Sheet>
    </SetupPage>
  )
}

const FORM = 'product-versions'

const after = (): string => paths.setupList({ list: 'products', done: '1' })

function Versions({ rows }: { rows: readonly ProductRow[] }) {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useForm<VersionsForm>({
    id: FORM,
    empty: formOfRows(rows),
    fields: fieldsOfRows(rows),
    problemsOf: (values) => versionProblems(values, rows),
    send: async (values, { idempotencyKey }) => {
      const refusal = await sendVersions(cache, values, idempotencyKey)
      if (refusal !== null) return refusal
      toast({ message: messages.saved, icon: OkIcon })
      void navigate(after())
      return 'leaving'
    },
  })
  const field = (name: string) => ({ ...form.field(name), value: form.values[name] ?? '' })
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack gap="large">
        <FormProblems form={form} />
        {rows.map(({ id, fields }) => {
          const start = field(fieldIn(id, 'start'))
          return (
            <fieldset key={id}>
              <legend>
                <b>{textOf(fields.Name)}</b> <span className="mono meta">{textOf(fields.ItemNumber__c)}</span>
              </legend>
              <input type="hidden" name={start.name} value={start.value} />
              <Stack gap="small">
                <FieldPair>
                  <TextField {...field(fieldIn(id, 'latest'))} label={messages.latest} />
                  <TextField {...field(fieldIn(id, 'supported'))} label={messages.supported} isOptional />
                </FieldPair>
                <DateField {...field(fieldIn(id, 'released'))} label={messages.released} isOptional />
              </Stack>
            </fieldset>
          )
        })}
        <FormFoot>
          <Button type="submit" isBusy={form.isPending} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          <LinkButton variant="quiet" href={paths.setupList({ list: 'products' })}>
            {messages.cancel}
          </LinkButton>
        </FormFoot>
      </Stack>
    </form>
  )
}

/** Changes the versions for a browser without JavaScript. */
export const action: ActionFunction = async (args) => {
  const { data: products } = await readOnce(args.context.get(cacheContext), readVersions)
  if (!products) throw data(null, { status: 404 })
  const post = postAction<VersionsForm>(productVersions, {
    id: FORM,
    fields: fieldsOfRows(products.records),
    problemsOf: (values) => versionProblems(values, products.records),
    read: (typed) => ({ ...typed }),
    send: async (values, { cache, idempotencyKey }) => (await sendVersions(cache, values, idempotencyKey)) ?? after(),
  })
  return post(args)
}

export { ProductVersionsScreen as default }

export const loader = loadOnServer(productVersions)
export const clientLoader = loadInBrowser(productVersions)
