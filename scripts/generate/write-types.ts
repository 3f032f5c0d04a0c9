import type { AppModel, ObjectModel } from 'platform'
import { type Member, typeOf } from 'record-cache-cli/type-text'
import { needsValue, writtenTypeOf } from './field-type.ts'

/** The types of the fields that can be set in a creation and in an update. The server decides who may set them. */
export function writeTypesOf(app: AppModel, objects: readonly ObjectModel[]): string[] {
  const membersOf = (fieldsOf: (app: AppModel, object: ObjectModel) => Member[]): Member[] =>
    objects.flatMap((object): Member[] => {
      const fields = fieldsOf(app, object)
      return fields.length === 0 ? [] : [[object.apiName, fields]]
    })
  return [
    typeOf(
      'The fields that can be set in a new record of an object. A field that must have a value is required.',
      'Creates',
      membersOf(createOf),
    ),
    typeOf('The fields that can be changed in a record of an object.', 'Updates', membersOf(updateOf)),
  ]
}

/** A field that some profiles cannot set is not required: the server sets it. */
function createOf(app: AppModel, object: ObjectModel): Member[] {
  const grants = grantsOf(app, object).flatMap(({ create }) => (create === undefined ? [] : [create]))
  return namesOf(grants).map((name): Member => {
    const isRequired = needsValue(object, name) && grants.every((fields) => fields.includes(name))
    return [isRequired ? name : `${name}?`, writtenTypeOf(object, name)]
  })
}

function updateOf(app: AppModel, object: ObjectModel): Member[] {
  const grants = grantsOf(app, object).map(({ write }) => write ?? [])
  return namesOf(grants).map((name): Member => [`${name}?`, writtenTypeOf(object, name)])
}

const grantsOf = (app: AppModel, { apiName }: ObjectModel) =>
  [...app.profiles.keys()].flatMap((profile) => app.grantsOf(profile, apiName))

const namesOf = (grants: readonly (readonly string[])[]): string[] => [...new Set(grants.flat())].toSorted()
