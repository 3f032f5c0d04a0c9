import { useNavigate } from 'react-router'
import { Button, FormFoot, LinkButton, Sheet, Stack } from 'ui'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { paths } from '../../../../site/paths.ts'
import { AddUserFields } from './AddUserFields.tsx'
import { messages } from './messages.ts'
import { useAddUser } from './use-add-user.ts'

const texts = messages.add

/** The same form within the page, for those who asked for it before the code of the page ran, or without it. */
export function AddUserSheet({ onAdded }: { onAdded: () => void }) {
  const navigate = useNavigate()
  const form = useAddUser(() => {
    onAdded()
    void navigate(paths.userManagement({ added: '1' }))
  })
  return (
    <Sheet title={texts.title}>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <Stack gap="large">
          <p className="soft">{texts.lead}</p>
          <AddUserFields form={form} />
          <FormFoot>
            <Button type="submit" isBusy={form.isPending} busyLabel={texts.sending}>
              {texts.submit}
            </Button>
            <LinkButton variant="quiet" href={paths.userManagement()}>
              {texts.cancel}
            </LinkButton>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
}
