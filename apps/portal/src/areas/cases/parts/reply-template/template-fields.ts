/** The fields of reply templates by name: what each is replaced with, and an example. */
export const templateFields = {
  'contact name': {
    meaning: 'Who asked: the contact of the case, or the name that a guest gave',
    example: 'Mara Okafor',
  },
  'contact first name': { meaning: 'The first word of that name', example: 'Mara' },
  'account name': { meaning: 'The account of the case; guests have none', example: 'Osprey Ridge Aviation' },
  'case number': { meaning: 'The number of the case', example: '00418273' },
  'case subject': { meaning: 'The subject of the case', example: 'Terrain layer missing after update' },
  status: { meaning: 'The status of the case when the template is inserted', example: 'In-Progress' },
  product: { meaning: 'The product of the case', example: 'Terrain and Obstacles' },
  'tail number': { meaning: 'The aircraft of the case', example: 'N417PR' },
  'service number': { meaning: 'The service of the case', example: 'S-204417' },
  'AIRAC cycle': { meaning: 'The cycle that the case names', example: '2610' },
  'current AIRAC cycle': { meaning: 'The cycle that is current on that day', example: '2611' },
  'agent name': { meaning: 'The agent who writes the reply', example: 'Jonas Weil' },
} as const satisfies Readonly<Record<string, { meaning: string; example: string }>>

export type TemplateField = keyof typeof templateFields

/** In the order of the explanation. */
export const templateFieldNames = Object.keys(templateFields) as TemplateField[]

/** A field as written in a template. */
export const inBraces = (name: string): string => `{${name}}`

/** Example values for previews without a case. */
export const exampleValues = Object.fromEntries(
  templateFieldNames.map((name) => [name, templateFields[name].example]),
) as Readonly<Record<TemplateField, string>>
