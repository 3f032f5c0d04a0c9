import { type AppDefinition, defineApp, type FieldType, type ObjectModel } from 'platform'

const scalars: Readonly<Record<FieldType, string>> = {
  id: 'string',
  text: 'string',
  longText: 'string',
  richText: 'string',
  picklist: 'string',
  lookup: 'string',
  email: 'string',
  phone: 'string',
  url: 'string',
  number: 'number',
  currency: 'number',
  percent: 'number',
  checkbox: 'boolean',
  date: 'string',
  dateTime: 'string',
  autoNumber: 'string',
}

const head = `// Written by \`npm run generate\` from the objects of the product; do not edit.

/** The fields of every object by API name. A relationship holds the name of the object it leads to. */
export type Objects = {
`

/** The source text of the portal's types of records. Every scalar can be null: a field may be empty or hidden. */
export function recordTypesOf(app: AppDefinition): string {
  const objects = defineApp(app).objects.toSorted((one, other) => (one.apiName < other.apiName ? -1 : 1))
  return `${head}${objects.map(objectTypeOf).join('')}}\n`
}

function objectTypeOf(object: ObjectModel): string {
  const fields = [...object.fields.values()].map((field) => [field.apiName, `${scalars[field.type]} | null`] as const)
  const relationships = [...object.relationships.values()].map(
    ({ name, targets }) => [name, targets.map((target) => `'${target}'`).join(' | ')] as const,
  )
  const members = [...fields, ...relationships].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `  ${object.apiName}: {\n${members.map(([name, type]) => `    ${name}: ${type}\n`).join('')}  }\n`
}
