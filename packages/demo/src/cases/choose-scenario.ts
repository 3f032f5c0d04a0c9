import type { CaseScenario } from '../data/cases/scenario.ts'
import { scenariosByIssueType } from '../data/cases/scenarios.ts'
import type { DemoService } from '../load/load-fleet.ts'
import type { Random } from '../random.ts'
import type { CasePlan } from './plan-cases.ts'

export type ChosenScenario = { scenario: CaseScenario; service: DemoService }

/** Chooses scenarios so that each is used about as often as the others, for a service that the customer has. */
export function createScenarioChooser(random: Random) {
  const uses = new Map<CaseScenario, number>()
  return (plan: Pick<CasePlan, 'issueType' | 'impact'>, services: readonly DemoService[]): ChosenScenario | null => {
    const candidates = scenariosByIssueType[plan.issueType]
      .filter((scenario) => scenario.impacts.includes(plan.impact))
      .map((scenario) => ({ scenario, services: services.filter((service) => fits(scenario, service)) }))
      .filter((candidate) => candidate.services.length > 0)
      .sort((a, b) => (uses.get(a.scenario) ?? 0) - (uses.get(b.scenario) ?? 0))
    const [least] = candidates
    if (!least) return null
    const fewest = uses.get(least.scenario) ?? 0
    const chosen = random.pick(candidates.filter(({ scenario }) => (uses.get(scenario) ?? 0) === fewest))
    uses.set(chosen.scenario, fewest + 1)
    return { scenario: chosen.scenario, service: random.pick(chosen.services) }
  }
}

function fits(scenario: CaseScenario, service: DemoService): boolean {
  return scenario.items.includes(service.item) && (service.tail !== null || !needsAircraft(scenario))
}

const needsAircraft = (scenario: CaseScenario): boolean =>
  [scenario.subject, scenario.description, scenario.ask, scenario.answer, scenario.fix, scenario.resolution].some(
    (text) => text.includes('{tail}'),
  )
