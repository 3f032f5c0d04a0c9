import { type Static, Type } from 'typebox'

const text = Type.String()
const textOrNull = Type.Union([Type.String(), Type.Null()])
const flag = Type.Boolean()
const count = Type.Integer()

/** One action, as a button or a menu item shows it. `externalId` is unique among all actions of all records. */
export const Action = Type.Object({
  actionListContext: text,
  actionTarget: textOrNull,
  actionTargetType: Type.Union([Type.Literal('Invoke'), Type.Literal('Describe'), Type.Literal('Visualforce')]),
  apiName: text,
  externalId: text,
  iconUrl: textOrNull,
  id: text,
  isMassAction: text,
  label: text,
  lwcComponent: textOrNull,
  primaryColor: textOrNull,
  relatedListRecordId: textOrNull,
  relatedSourceObject: textOrNull,
  section: text,
  sourceObject: text,
  subtype: textOrNull,
  targetObject: textOrNull,
  targetUrl: textOrNull,
  type: text,
})

/** The actions of one record, object or page; `url` reads exactly this set and is its cache key. */
export const EntityActions = Type.Object({ actions: Type.Array(Action), links: Type.Array(text), url: text })

/** Action sets by record id or object name. */
export const ActionCollection = Type.Object({ actions: Type.Record(text, EntityActions), eTag: text, url: text })

/** `activations` holds, by object and action, the conditions under which the action is offered. */
export const FormulaActivations = Type.Object({
  activations: Type.Record(
    text,
    Type.Record(text, Type.Array(Type.Object({ fieldApiName: text, values: Type.Array(Type.Unknown()) }))),
  ),
})

const layoutItem = Type.Object({
  apiName: text,
  dataType: text,
  label: text,
  length: count,
  required: flag,
  /** What the field is for; absent where the label says it. */
  help: Type.Optional(text),
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
})

/** The form of a quick action: rows of fields, in order. */
export const QuickActionLayout = Type.Object({
  actionApiName: text,
  layout: Type.Object({
    objectApiName: text,
    recordTypeId: text,
    rows: Type.Array(Type.Object({ items: Type.Array(layoutItem) })),
  }),
})

const named = Type.Object({ parameterName: text, parameterValue: textOrNull })

export const QuickActionInfo = Type.Object({
  accessLevelRequired: textOrNull,
  actionApiName: text,
  colors: Type.Array(Type.Object({ color: text, colorContext: text, theme: text })),
  copilotActionDescription: textOrNull,
  copilotInputs: Type.Array(Type.Object({ inputName: text, inputValue: textOrNull })),
  copilotIntent: textOrNull,
  copilotPlanTemplateId: textOrNull,
  copilotUserUtterance: textOrNull,
  flowDevName: textOrNull,
  flowRecordIdVar: textOrNull,
  iconName: textOrNull,
  icons: Type.Array(Type.Object({ contentType: text, height: count, theme: text, url: text, width: count })),
  label: text,
  lightningComponentBundleName: textOrNull,
  lightningComponentQualifiedName: textOrNull,
  lightningWebComponentBundleName: textOrNull,
  lightningWebComponentQualifiedName: textOrNull,
  parameters: Type.Array(named),
  targetParentField: textOrNull,
  targetRecordTypeId: textOrNull,
  targetSobjectType: textOrNull,
  type: text,
})

/** Initial values for the form of a quick action. */
export const QuickActionDefaults = Type.Object({
  actionApiName: text,
  eTag: text,
  fields: Type.Record(
    text,
    Type.Object({
      displayValue: textOrNull,
      value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
    }),
  ),
  objectApiName: text,
})

/** The result of a quick action; `id` is the record that it created or changed. */
export const QuickActionResult = Type.Object({
  contextId: textOrNull,
  feedItemId: textOrNull,
  id: text,
  isCreated: flag,
  isSuccess: flag,
  successMessage: text,
})

export type Action = Static<typeof Action>
export type ActionCollection = Static<typeof ActionCollection>
export type FormulaActivations = Static<typeof FormulaActivations>
export type QuickActionDefaults = Static<typeof QuickActionDefaults>
export type QuickActionInfo = Static<typeof QuickActionInfo>
export type QuickActionLayout = Static<typeof QuickActionLayout>
export type QuickActionResult = Static<typeof QuickActionResult>
