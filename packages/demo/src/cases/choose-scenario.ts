import type { DemoAccountKey } from '../data/accounts.ts'
import type { CaseScenario } from '../data/cases/scenario.ts'
import { scenariosByIssueType } from '../data/cases/scenarios.ts'
import type { DemoService } from '../demo-fleet.ts'
import type { Random } from '../random.ts'
import type { CasePlan } from './plan-cases.ts'

export type ChosenScenario = { scenario: CaseScenario; service: DemoService }

/** So often an account has the same problem at most. */
const REPEATS = 2

/** Chooses scenarios so that each is used about as often as the others, for a service of one customer. */
export function createScenarioChooser(random: Random) {
  const uses = new Map<string, number>()
  const count = (scenario: CaseScenario, account = ''): number => uses.get(`${account} ${scenario.subject}`) ?? 0
  const use = (scenario: CaseScenario, account = ''): void => {
    uses.set(`${account} ${scenario.subject}`, count(scenario, account) + 1)
  }
  return (
    plan: Pick<CasePlan, 'issueType' | 'impact'>,
    account: DemoAccountKey,
    services: readonly DemoService[],
  ): ChosenScenario | null => {
    const candidates = scenariosByIssueType[plan.issueType]
      .filter((scenario) => scenario.impacts.includes(plan.impact) && count(scenario, account) < REPEATS)
      .map((scenario) => ({ scenario, services: services.filter((service) => fits(scenario, service)) }))
      .filter((candidate) => candidate.services.length > 0)
    const leastOf = (number: (scenario: CaseScenario) => number, from: typeof candidates) => {
      const least = Math.min(...from.map(({ scenario }) => number(scenario)))
      return from.filter(({ scenario }) => number(scenario) === least)
    }
    const least = leastOf(
      count,
      leastOf((scenario) => count(scenario, account), candidates),
    )
    if (least.length === 0) return null
    const { scenario, services: fitting } = random.pick(least)
    use(scenario)
    use(scenario, account)
    return { scenario, service: random.pick(fitting) }
  }
}

function fits(scenario: CaseScenario, service: DemoService): boolean {
  return scenario.items.includes(service.item) && (service.tail !== null || !needsAircraft(scenario))
}

const needsAircraft = (scenario: CaseScenario): boolean =>
  [scenario.subject, scenario.description, scenario.ask, scenario.answer, scenario.fix, scenario.resolution].some(
    (text) => text.includes('{tail}'),
  )
