import { Button, FormFoot, Sheet, Stack } from 'ui'
import { FormProblems } from '../../forms/FormProblems.tsx'
import { PostFields } from '../../forms/PostFields.tsx'
import { useForm } from '../../forms/use-form.ts'

/** The token of a mailed link. */
export type TokenValues = { token: string }

/** What the screen and its POST handler share. */
export const tokenForm = (id: string) => ({ id, fields: [], problemsOf: () => ({}) }) as const

type Props = {
  id: string
  token: string
  texts: { ask: string; confirm: string; confirming: string }
  send: (values: TokenValues) => Promise<void>
}

/** The form of a mailed link: one button sends its token, because mail scanners open links too. */
export function TokenForm({ id, token, texts, send }: Props) {
  const form = useForm<TokenValues>({
    ...tokenForm(id),
    empty: { token },
    send: async (values) => {
      await send(values)
      return 'sent'
    },
  })
  const { name, value } = form.field('token')
  return (
    <Sheet>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <input type="hidden" name={name} value={value} />
        <Stack>
          <FormProblems form={form} />
          <p>{texts.ask}</p>
          <FormFoot>
            <Button type="submit" isBusy={form.isPending} busyLabel={texts.confirming}>
              {texts.confirm}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
}
