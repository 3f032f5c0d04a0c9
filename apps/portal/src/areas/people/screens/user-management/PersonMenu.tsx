import { IconButton, Menu, type MenuItem, MoreIcon } from 'ui'
import { messages } from './messages.ts'
import type { Person } from './person.ts'
import type { PersonActions } from './use-person-actions.ts'

type Props = { person: Person; actions: PersonActions; onRemove: () => void }

/** The actions on one person that the server offers. */
export function PersonMenu({ person, actions, onRemove }: Props) {
  const button = {
    'data-person': person.id,
    size: 'sm',
    icon: MoreIcon,
    label: messages.actionsOf(person.name),
  } as const
  // Disabled while loading, so that the layout is stable.
  if (actions.isAsking(person)) return <IconButton {...button} disabled />
  const items = itemsFor(person, actions, onRemove)
  if (items.length === 0) return null
  return (
    <Menu
      label={messages.actionsOf(person.name)}
      align="end"
      items={items}
      trigger={(props) => <IconButton {...props} {...button} />}
    />
  )
}

/** Returns the focus to the person's menu after an action. */
export function focusActionsOf({ id }: Person): void {
  document.querySelector<HTMLElement>(`[data-person="${id}"]`)?.focus()
}

function itemsFor(person: Person, { offered, perform }: PersonActions, onRemove: () => void): MenuItem[] {
  const { id, loginId } = person
  // Actions on a login need one.
  const login = loginId ?? ''
  const item = (label: string | undefined, itemId: string, onSelect: () => void): MenuItem[] =>
    label === undefined ? [] : [{ id: itemId, label, onSelect }]
  const onContact = (name: 'Contact.BringBack' | 'Contact.Invite' | 'Contact.ResendInvite' | 'Contact.RevokeInvite') =>
    item(offered(id, name), name, () => void perform({ actionApiName: name, contextId: id }, person))
  const onLogin = (name: 'User.Activate' | 'User.Deactivate' | 'User.ResetFactors') =>
    item(offered(loginId, name), name, () => void perform({ actionApiName: name, contextId: login }, person))
  const isAdmin = person.access === 'admin'
  const changesRole =
    person.access === 'admin' || person.access === 'user' ? offered(loginId, 'User.ChangeRole') : undefined
  const Profile = isAdmin ? 'Customer' : 'AccountAdmin'
  return [
    ...onContact('Contact.Invite'),
    ...onContact('Contact.ResendInvite'),
    ...onContact('Contact.RevokeInvite'),
    ...onContact('Contact.BringBack'),
    ...item(
      changesRole && (isAdmin ? messages.makeUser : messages.makeAdmin),
      'role',
      () => void perform({ actionApiName: 'User.ChangeRole', contextId: login, fields: { Profile } }, person),
    ),
    ...(person.access === 'removed'
      ? []
      : [...onLogin('User.ResetFactors'), ...onLogin('User.Deactivate'), ...onLogin('User.Activate')]),
    ...item(offered(id, 'Contact.Remove'), 'remove', onRemove),
  ]
}
