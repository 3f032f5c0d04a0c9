export type DemoStaff = {
  name: string
  email: string
  profile: 'Agent' | 'Author' | 'Administrator'
  exportClearance?: true
  publishRight?: true
}

/** The people of the provider; all are invented. */
export const demoStaff = [
  { name: 'Jonas Weil', email: 'jonas.weil@calder-aerodata.example', profile: 'Agent', exportClearance: true },
  { name: 'Wren Castell', email: 'wren.castell@calder-aerodata.example', profile: 'Agent' },
  { name: 'Adaeze Obi', email: 'adaeze.obi@calder-aerodata.example', profile: 'Agent' },
  { name: 'Tomas Brandt', email: 'tomas.brandt@calder-aerodata.example', profile: 'Agent', exportClearance: true },
  { name: 'Priya Nair', email: 'priya.nair@calder-aerodata.example', profile: 'Author', publishRight: true },
  { name: 'Nadia Ferrer', email: 'nadia.ferrer@calder-aerodata.example', profile: 'Author' },
  { name: 'Ingrid Solheim', email: 'ingrid.solheim@calder-aerodata.example', profile: 'Administrator' },
  { name: 'Rafael Moreno', email: 'rafael.moreno@calder-aerodata.example', profile: 'Administrator' },
] as const satisfies readonly DemoStaff[]

/** The logins that are printed at the start, all with {@link DEMO_PASSWORD}. */
export const demoLogins = [
  { email: 'mara.okafor@osprey-ridge.example', who: 'customer, business aviation' },
  { email: 'theo.lindqvist@osprey-ridge.example', who: 'account admin of the same account' },
  { email: 'ines.duarte@northfield-flying.example', who: 'customer, general aviation' },
  { email: 'sam.adeyemi@forty-second-wing.example', who: 'customer, military' },
  { email: 'lena.hovland@skerry-air.example', who: 'customer, commercial (no counter reset)' },
  { email: 'jonas.weil@calder-aerodata.example', who: 'support agent with export clearance' },
  { email: 'wren.castell@calder-aerodata.example', who: 'support agent without export clearance' },
  { email: 'priya.nair@calder-aerodata.example', who: 'knowledge author with the right to publish' },
  { email: 'nadia.ferrer@calder-aerodata.example', who: 'knowledge author without the right to publish' },
  { email: 'ingrid.solheim@calder-aerodata.example', who: 'administrator' },
] as const

export const DEMO_PASSWORD = 'Cleared2Land.Runway27'
