import { Late, latePart } from './late-part.tsx'

// Pages that show a drawing in place of what they have not are few, and are read without it.
const offChart = latePart(async () => (await import('./drawings/PageChart.tsx')).OffChart)
const holdingChart = latePart(async () => (await import('./drawings/PageChart.tsx')).HoldingChart)

/** The chart of the "not found" page: the route runs off the sheet. */
export const OffChart = () => <Late part={offChart} props={{}} isQuiet />

/** The chart of a page that has to wait: a holding pattern between two fixes. */
export const HoldingChart = () => <Late part={holdingChart} props={{}} isQuiet />
