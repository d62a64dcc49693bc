/** `npm run bench`: measures the shop against its budgets. */

import { exitOnUsageError, readCommandLine, requireKnown, type Usage } from '../command-line.ts'
import { isWithin, printTable } from './budget.ts'

/** Each is loaded when it runs. */
const BENCHES = {
  bytes: async () => (await import('./bytes.ts')).measureBytes(),
  limits: async () => (await import('./limits.ts')).measureLimits(),
  serving: async () => (await import('./serving.ts')).measureServing(),
  uncached: async () => (await import('./uncached-page.ts')).measureUncachedPage(),
  peers: async () => (await import('./peers.ts')).measurePeers(),
  assets: async () => (await import('./assets.ts')).measureAssets(),
  memos: async () => (await import('./memos.ts')).measureMemos(),
  cost: async () => (await import('./cost.ts')).measureCost(),
  search: async () => (await import('./search.ts')).measureSearch(),
  shoppers: async () => (await import('./shoppers.ts')).measureShoppers(),
  cart: async () => (await import('./cart.ts')).measureCart(),
  cutting: async () => (await import('./cutting.ts')).measureCutting(),
  sitemap: async () => (await import('./sitemap.ts')).measureSitemap(),
  offline: async () => (await import('./offline-catalog.ts')).measureOfflineCatalog(),
  heap: async () => (await import('./heap.ts')).measureHeap(),
  soak: async () => (await import('./soak.ts')).measureSoak(),
  overload: async () => (await import('./overload.ts')).measureOverload(),
  recovery: async () => (await import('./recovery.ts')).measureRecovery(),
  rolling: async () => (await import('./rolling.ts')).measureRolling(),
  'first-start': async () => (await import('./first-start.ts')).measureFirstStart(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  'first-visit': async () => (await import('./first-visit.ts')).measureFirstVisit(),
  files: async () => (await import('./files.ts')).measureFiles(),
  feedback: async () => (await import('./feedback.ts')).measureFeedback(),
  tests: async () => (await import('./test-time.ts')).measureTestTime(),
}

/** Benchmarks that run only if they are named. */
const NAMED = { screens: async () => (await import('./screens.ts')).measureScreens() }

const all = { ...BENCHES, ...NAMED }
const USAGE = {
  purpose:
    'Measures the shop against its budgets of time and memory and prints one table. Both sides of a ratio are measured in one run. Exits with 1 if a budget is exceeded.',
  call: 'npm run bench -- [BENCH…]',
  operands: `BENCH is one of ${Object.keys(BENCHES).join(', ')}; all run if none is named.\nscreens, which runs only if it is named, takes screenshots for a human to look through.`,
  example: 'npm run bench -- serving search',
} as const satisfies Usage

const { operands: wanted } = readCommandLine(USAGE)
exitOnUsageError(USAGE, () => requireKnown('bench', wanted, Object.keys(all)))

const measurements = []
for (const [name, measure] of Object.entries(wanted.length > 0 ? all : BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.info(`Measuring ${name}…`)
  measurements.push(...(await measure()))
}
printTable(measurements)
process.exitCode = measurements.every(isWithin) ? 0 : 1
