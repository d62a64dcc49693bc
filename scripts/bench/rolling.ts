import { type Browser, chromium, type Page } from '@playwright/test'
import { FLAGS } from '../../test/e2e/kit/browser-flags.ts'
import { type Rollout, startRollout } from '../../test/e2e/kit/rollout.ts'
import { startVisitors, type Visitors } from '../../test/e2e/kit/visitors.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'
import { findHeadlessBrowser } from '../find-browser.ts'
import { atLeast, atMost, type Measurement } from './budget.ts'

const VISITORS = 8
const VISITS = 1000
/** Visits while replicas of both builds run. */
const VISITS_BY_BOTH = 50
const TABS = 2
const ROLLS = 3
/** Pages that `route(path)` of the schema finds too. */
const PATHS = ['/decking', '/p/OSB3-18/osb']
const OF_TABS = ['/', ...PATHS, '/search?q=oak']
const KINDS = ['failed page', 'missing asset', 'dead script', 'failed read', 'broken cart'] as const

/**
 * Counts the failures that visitors and browsers meet while replicas of one build are replaced by those of another and back, three times.
 * @source decision 0008
 */
export async function measureRolling(): Promise<Measurement[]> {
  await using shop = await startShop({ env: { ...PATIENT, LOG_LEVEL: 'warn' } })
  await using browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: FLAGS })
  const rollout = await startRollout(shop.sandboxUrl ?? '', 1 + 2 * ROLLS)
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(rollout.end)
  let replica = await rollout.start('this')
  while (!(await fetch(rollout.url)).ok);
  const visitors = startVisitors(VISITORS, { url: rollout.url, paths: PATHS, sku: 'OSB3-18', release: rollout.other })
  const tabs = startTabs(browser, rollout)
  for (let roll = 0; roll < 2 * ROLLS; roll++) {
    const next = await rollout.start(roll % 2 === 0 ? 'other' : 'this')
    // The load balancer notices the new replica before the old one leaves.
    await hasVisited(visitors, visitors.visits() + VISITS_BY_BOTH)
    await rollout.stop(replica)
    replica = next
    await hasVisited(visitors, ((roll + 1) * VISITS) / (2 * ROLLS))
  }
  const { loads, dead } = await tabs.close()
  await visitors.leave()
  for (const failure of visitors.failures) console.info(`  ${failure}`)
  const count = (kind: string) => [...visitors.failures].filter((failure) => failure.startsWith(kind)).length
  return [
    atLeast('rolling deploy, visits', visitors.visits(), VISITS),
    ...KINDS.map((kind) => atMost(`rolling deploy, ${kind}s`, count(kind), 0)),
    { name: 'rolling deploy, pages in browsers', measured: loads, budget: null },
    atMost('rolling deploy, pages in browsers without scripts', dead, 0),
  ]
}

async function hasVisited(visitors: Visitors, visits: number): Promise<void> {
  while (visitors.visits() < visits) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Whether a page is served and its scripts start. */
async function opens(page: Page, url: string): Promise<boolean> {
  try {
    const reply = await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    return reply?.status() === 200
  } catch (error) {
    console.info(`  ${url}: ${error}`)
    return false
  }
}

/** Tabs that open one page after the other. */
function startTabs(browser: Browser, { url }: Rollout) {
  const leaving = new AbortController()
  let [loads, dead] = [0, 0]
  const tab = async () => {
    const page = await browser.newPage()
    for (let visit = 0; !leaving.signal.aborted; visit++) {
      const isAlive = await opens(page, url + OF_TABS[visit % OF_TABS.length])
      loads += 1
      if (!isAlive) dead += 1
    }
    await page.close()
  }
  const closed = Promise.all(Array.from({ length: TABS }, tab))
  return {
    async close() {
      leaving.abort()
      await closed
      return { loads, dead }
    },
  }
}
