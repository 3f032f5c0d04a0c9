import { Late, latePart } from './late-part.tsx'

// Loaded on demand: few pages show these charts, and they can be read without them.
const offChart = latePart(async () => (await import('./drawings/PageChart.tsx')).OffChart)
const holdingChart = latePart(async () => (await import('./drawings/PageChart.tsx')).HoldingChart)

/** The chart of the "not found" page: the route runs off the sheet. */
export const OffChart = () => <Late part={offChart} props={{}} isQuiet />

/** The chart of a page that waits: a holding pattern between two fixes. */
export const HoldingChart = () => <Late part={holdingChart} props={{}} isQuiet />
