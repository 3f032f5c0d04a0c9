import type { GrantValue } from './object-access.ts'
import type { Scalar } from './scalar.ts'

/** Where actions are offered. */
export type ActionContext =
  | 'Global'
  | 'Record'
  | 'RecordEdit'
  | 'ObjectCreate'
  | 'Lookup'
  | 'RelatedList'
  | 'RelatedListRecord'

export const actionSections = [
  'ActivityComposer',
  'CollaborateComposer',
  'NotesComposer',
  'Page',
  'SingleActionLinks',
] as const
export type ActionSection = (typeof actionSections)[number]

/** What a record must hold: each field equals a value, one of several, or an attribute of the caller. */
export type RecordCondition = Readonly<Record<string, GrantValue | null | readonly Scalar[]>>

/** Profiles that get an action, and which of their records it is for; absent means every record. */
export type ActionOffer = { profiles: readonly string[]; when?: RecordCondition }

/**
 * A quick action: it changes one record of its object, or creates one.
 *
 * An action is a separate right: a caller to whom it is offered may set its fields on a visible record, even where the grants
 * allow no direct update. A creation needs the grants as well, except for the lookup to the record it was started from.
 */
export type ActionDefinition = {
  /** `Object.Name` for an action of an object, a bare name for a global one. */
  apiName: string
  /** A whole 18-character id that starts with 09D and never changes. */
  id: string
  label: string
  kind: 'Update' | 'Create'
  /** The object of the record that a creation makes; for an update it is the object of the action. */
  targetObject?: string
  /** The lookup of a new record that takes the record the action was started from. */
  targetParentField?: string
  /** Absent means on a record, or everywhere for a global action. */
  contexts?: readonly ActionContext[]
  sections?: readonly ActionSection[]
  formFactors?: readonly ('Large' | 'Medium' | 'Small')[]
  /** The first offer that names the caller's profile applies. */
  offeredTo: readonly ActionOffer[]
  /** The form: fields that the caller may set, row by row. */
  rows?: readonly (readonly string[])[]
  /** Fields of the form that must have a value. */
  required?: readonly string[]
  /** Labels of fields in the form, where their usual labels would be unclear. */
  labels?: Readonly<Record<string, string>>
  /** Fields of the form that start with the value of the record the action was started from, which is of the same object. */
  copies?: readonly string[]
  /** Values that the action itself sets. A caller may repeat them, but not give others. */
  sets?: Readonly<Record<string, Scalar>>
  /** Performing it again on a record that already has all its values succeeds and changes nothing. */
  repeatable?: true
  successMessage: string
  /** Six hexadecimal digits. */
  color?: string
  iconName?: string
  iconUrl?: string
  /** What the action does, in one sentence, for assistants. */
  description?: string
}

/** A standard action of an object that leads to a page of the application. */
export type ActionOverrideDefinition = {
  action: 'New' | 'View' | 'Edit' | 'Delete'
  /** A path within the application. */
  targetUrl: string
  /** Absent means everyone. */
  profiles?: readonly string[]
}

/** A button on a record that leads to an address, such as a file about the record. It is offered to every reader of the record. */
export type CustomButtonDefinition = {
  /** `Object.Name`. */
  apiName: string
  /** A whole 18-character id that starts with 00b and never changes. */
  id: string
  label: string
  /** A path of the installation; `{Id}` in it stands for the id of the record. */
  targetUrl: string
}

/** Fields that the caller may set by an action: those of its form. */
export function formFields({ rows = [] }: ActionDefinition): string[] {
  return rows.flat()
}
