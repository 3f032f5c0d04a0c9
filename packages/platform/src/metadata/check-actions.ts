import type { ActionDefinition } from './action.ts'
import { formFields } from './action.ts'
import type { AppDefinition } from './app-definition.ts'
import type { ActionModel, ObjectModel } from './app-model.ts'

/**
 * Finds every action of an application by its lower-case name.
 *
 * @throws Error naming the first invalid action.
 */
export function actionModels(
  definition: AppDefinition,
  objects: ReadonlyMap<string, ObjectModel>,
): Map<string, ActionModel> {
  const models = new Map<string, ActionModel>()
  for (const object of objects.values()) checkCustomButtons(object)
  const places = [
    ...(definition.actions ?? []).map((action) => ({ action, object: null })),
    ...[...objects.values()].flatMap((object) => (object.actions ?? []).map((action) => ({ action, object }))),
  ]
  for (const { action, object } of places) {
    const key = action.apiName.toLowerCase()
    const wanted = object ? `${object.apiName}.` : ''
    if (!action.apiName.startsWith(wanted) || action.apiName.slice(wanted.length).includes('.')) {
      throw new Error(`The action ${action.apiName} does not have the name of its object`)
    }
    if (models.has(key)) throw new Error(`Two actions are named ${action.apiName}`)
    const target = action.targetObject ? objects.get(action.targetObject.toLowerCase()) : object
    if (!target) throw new Error(`The action ${action.apiName} has no object to write`)
    if (action.kind === 'Update' && target !== object) {
      throw new Error(`The action ${action.apiName} changes records of another object`)
    }
    if (action.copies && target !== object) {
      throw new Error(`The action ${action.apiName} copies fields of another object`)
    }
    checkNames(action, object ?? target, target)
    checkProfiles(definition, action)
    models.set(key, { action, object, target })
  }
  return models
}

function checkCustomButtons({ apiName, actions = [], customButtons = [] }: ObjectModel): void {
  const names = new Set(actions.map((action) => action.apiName))
  for (const button of customButtons) {
    if (!button.apiName.startsWith(`${apiName}.`) || names.has(button.apiName) || !button.id.startsWith('00b')) {
      throw new Error(`The button ${button.apiName} has no name or id of its own on ${apiName}`)
    }
    names.add(button.apiName)
  }
}

function checkNames(action: ActionDefinition, source: ObjectModel, target: ObjectModel): void {
  const conditions = action.offeredTo.flatMap(({ when }) => Object.keys(when ?? {}))
  const written = [...formFields(action), ...Object.keys(action.sets ?? {})]
  if (action.targetParentField) written.push(action.targetParentField)
  const unknown =
    conditions.find((name) => !source.fields.has(name)) ??
    written.find((name) => !target.fields.has(name)) ??
    [
      ...(action.required ?? []),
      ...(action.copies ?? []),
      ...(action.startsEmpty ?? []),
      ...Object.keys(action.labels ?? {}),
    ].find((name) => !formFields(action).includes(name))
  if (unknown) throw new Error(`The action ${action.apiName} names the unknown field ${unknown}`)
}

function checkProfiles({ profiles }: AppDefinition, action: ActionDefinition): void {
  const unknown = action.offeredTo
    .flatMap((offer) => offer.profiles)
    .find((name) => !profiles.some((profile) => profile.name === name))
  if (unknown) throw new Error(`The action ${action.apiName} is offered to the unknown profile ${unknown}`)
}
