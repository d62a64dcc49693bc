/**
 * Measures the shop against its budgets of time and memory and prints one table. Both sides of a ratio are measured in one run.
 * `npm run bench -- serving search` runs some: serving, memos, cost, search, shoppers, cart, cutting, offline, heap,
 * recovery, lighthouse, first-visit, feedback.
 */
import { isWithin, printTable } from './budget.ts'
import { measureCart } from './cart.ts'
import { measureCost } from './cost.ts'
import { measureCutting } from './cutting.ts'
import { measureFeedback } from './feedback.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureHeap } from './heap.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemos } from './memos.ts'
import { measureOfflineCatalog } from './offline-catalog.ts'
import { measureRecovery } from './recovery.ts'
import { measureSearch } from './search.ts'
import { measureServing } from './serving.ts'
import { measureShoppers } from './shoppers.ts'

const BENCHES = {
  serving: measureServing,
  memos: measureMemos,
  cost: measureCost,
  search: measureSearch,
  shoppers: measureShoppers,
  cart: measureCart,
  cutting: measureCutting,
  offline: measureOfflineCatalog,
  heap: measureHeap,
  recovery: measureRecovery,
  lighthouse: measureLighthouse,
  'first-visit': measureFirstVisit,
  feedback: measureFeedback,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0)
  throw new Error(`There is no bench called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)

const measurements = []
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.info(`Measuring ${name}…`)
  measurements.push(...(await measure()))
}
printTable(measurements)
process.exitCode = measurements.every(isWithin) ? 0 : 1
