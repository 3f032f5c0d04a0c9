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

/** A condition on a record: each field must equal the value, one of several values, or an attribute of the caller. */
export type RecordCondition = Readonly<Record<string, GrantValue | null | readonly Scalar[]>>

/** Profiles to which an action is offered, and a condition on the record; absent means every record. */
export type ActionOffer = { profiles: readonly string[]; when?: RecordCondition }

/**
 * A quick action: updates or creates one record.
 *
 * An action is a separate right: a caller to whom it is offered may set its fields on a visible record even if no grant allows a direct
 * update. A creation needs grants too, except for the lookup to the record from which the action is started.
 */
export type ActionDefinition = {
  /** `Object.Name` for an action of an object, a bare name for a global one. */
  apiName: string
  /** A stable 18-character id that starts with 09D. */
  id: string
  label: string
  kind: 'Update' | 'Create'
  /** The object of the created record; absent for an update of the action's object. */
  targetObject?: string
  /** The lookup of the new record that is set to the record from which the action is started. */
  targetParentField?: string
  /** Absent means on a record, or everywhere for a global action. */
  contexts?: readonly ActionContext[]
  sections?: readonly ActionSection[]
  formFactors?: readonly ('Large' | 'Medium' | 'Small')[]
  /** The first offer for the caller's profile applies. */
  offeredTo: readonly ActionOffer[]
  /** The form: fields that the caller may set, row by row. */
  rows?: readonly (readonly string[])[]
  /** Fields of the form that must have a value. */
  required?: readonly string[]
  /** Labels of fields in the form that replace unclear default labels. */
  labels?: Readonly<Record<string, string>>
  /** Fields of the form whose initial value is copied from the record from which the action is started; it has the same object. */
  copies?: readonly string[]
  /** Fields of the form whose initial value is empty even if the record has a value. */
  startsEmpty?: readonly string[]
  /** Values that the action sets. A caller may send the same values, but no others. */
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

/** A standard action of an object that is replaced by a page of the application. */
export type ActionOverrideDefinition = {
  action: 'New' | 'View' | 'Edit' | 'Delete'
  /** A path within the application. */
  targetUrl: string
  /** Absent means everyone. */
  profiles?: readonly string[]
}

/** A link button on a record, for example to a file about the record. Every reader of the record gets it. */
export type CustomButtonDefinition = {
  /** `Object.Name`. */
  apiName: string
  /** A stable 18-character id that starts with 00b. */
  id: string
  label: string
  /** A path of the installation; `{Id}` is replaced by the id of the record. */
  targetUrl: string
}

/** Fields that the caller may set by an action: those of its form. */
export function formFields({ rows = [] }: ActionDefinition): string[] {
  return rows.flat()
}
