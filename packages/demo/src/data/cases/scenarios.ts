import { cardScenarios } from './cards.ts'
import { displayScenarios } from './displays.ts'
import { downloadScenarios } from './downloads.ts'
import { navigationDataScenarios } from './navigation-data.ts'
import { plannerScenarios } from './planner.ts'
import { procedureScenarios } from './procedures.ts'
import { publishedDataScenarios } from './published-data.ts'
import type { CaseScenario } from './scenario.ts'

export const scenariosByIssueType: Readonly<Record<'Product' | 'Data', readonly CaseScenario[]>> = {
  Product: [...cardScenarios, ...downloadScenarios, ...displayScenarios, ...plannerScenarios],
  Data: [...navigationDataScenarios, ...procedureScenarios, ...publishedDataScenarios],
}
