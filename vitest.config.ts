import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.types/**', '**/build/**', '**/.data/**']
const workspaces = ['packages/**/', 'apps/**/', 'proofs/**/', 'bench/**/', 'scripts/**/']
const filesNamed = (ending: string): string[] => workspaces.map((folder) => `${folder}*.${ending}`)

// A test that hangs ends; a busy machine fails none.
const QUICK_TEST_TIMEOUT_MS = 60_000
const LONG_TEST_TIMEOUT_MS = 600_000

// Nothing in the product holds state at module level, so test files share the modules that a worker has loaded: loading
// them anew took more than a second of processor time for each file.
const shared = { isolate: false }

/**
 * Projects of one group run side by side; the groups run one after the other. Tests that take one worker and wait for processes come
 * first, while the browser tests keep the other processor busy; the shortest files come last, so that all workers end together. Groups
 * count from 1, because Vitest runs files with one worker last if their group is 0.
 */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } })

// `npm test` plays the same random histories of the record cache in each run, so that it fails by a change alone; `npm run prove`
// plays others each time, and many more. A history has eighty steps.
const histories = process.env.PROOFS === 'whole' ? { count: 1_250 } : { count: 400, seed: 20_261_122 }

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: '`npm run prove -- long` runs it, `npm test` leaves it out.' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: filesNamed('test.ts'),
          exclude: [...ignored, '**/*.{db,proof}.test.ts'],
          environment: 'node',
          provide: { histories },
          ...shared,
          ...inGroup(3),
          testTimeout: QUICK_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'dom',
          include: filesNamed('test.tsx'),
          exclude: ignored,
          environment: 'jsdom',
          ...shared,
          ...inGroup(3),
          testTimeout: QUICK_TEST_TIMEOUT_MS,
          setupFiles: './scripts/clean-document.ts',
        },
      },
      {
        test: {
          name: 'adapters',
          ...inGroup(1),
          include: ['e2e/adapters/**/*.test.ts'],
          environment: 'node',
          globalSetup: './scripts/test-cluster.ts',
          maxWorkers: 1,
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'faults',
          ...inGroup(1),
          include: ['e2e/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: './scripts/test-cluster.ts',
          maxWorkers: 1,
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'db',
          ...inGroup(2),
          include: filesNamed('db.test.ts'),
          exclude: ignored,
          environment: 'node',
          ...shared,
          globalSetup: './scripts/test-cluster.ts',
          maxWorkers: 2,
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          // Long tests that `npm run prove` runs, and `npm test` leaves out.
          name: 'proofs',
          ...inGroup(2),
          include: filesNamed('proof.test.ts'),
          exclude: ignored,
          environment: 'node',
          ...shared,
          globalSetup: './scripts/test-cluster.ts',
          maxWorkers: 2,
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
