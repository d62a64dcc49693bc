/** `npm run bench`: measures the shop against its budgets. */

import { exitOnUsageError, readCommandLine, requireKnown, type Usage } from '../command-line.ts'
import { measureAssets } from './assets.ts'
import { isWithin, printTable } from './budget.ts'
import { measureBytes } from './bytes.ts'
import { measureCart } from './cart.ts'
import { measureCost } from './cost.ts'
import { measureCutting } from './cutting.ts'
import { measureFeedback } from './feedback.ts'
import { measureFiles } from './files.ts'
import { measureFirstStart } from './first-start.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureHeap } from './heap.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLimits } from './limits.ts'
import { measureMemos } from './memos.ts'
import { measureOfflineCatalog } from './offline-catalog.ts'
import { measureOverload } from './overload.ts'
import { measurePeers } from './peers.ts'
import { measureRecovery } from './recovery.ts'
import { measureRolling } from './rolling.ts'
import { measureScreens } from './screens.ts'
import { measureSearch } from './search.ts'
import { measureServing } from './serving.ts'
import { measureShoppers } from './shoppers.ts'
import { measureSitemap } from './sitemap.ts'
import { measureSoak } from './soak.ts'
import { measureTestTime } from './test-time.ts'
import { measureUncachedPage } from './uncached-page.ts'

const BENCHES = {
  bytes: measureBytes,
  limits: measureLimits,
  serving: measureServing,
  uncached: measureUncachedPage,
  peers: measurePeers,
  assets: measureAssets,
  memos: measureMemos,
  cost: measureCost,
  search: measureSearch,
  shoppers: measureShoppers,
  cart: measureCart,
  cutting: measureCutting,
  sitemap: measureSitemap,
  offline: measureOfflineCatalog,
  heap: measureHeap,
  soak: measureSoak,
  overload: measureOverload,
  recovery: measureRecovery,
  rolling: measureRolling,
  'first-start': measureFirstStart,
  lighthouse: measureLighthouse,
  'first-visit': measureFirstVisit,
  files: measureFiles,
  feedback: measureFeedback,
  tests: measureTestTime,
}

/** Benchmarks that run only if they are named. */
const NAMED = { screens: measureScreens }

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
