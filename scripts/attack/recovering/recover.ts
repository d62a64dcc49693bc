import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contentWith } from '../../../test/kit/content.ts'
import { PATIENT } from '../../../test/kit/shop.ts'
import type { AttackContext, AttackedShop, Outcome } from '../attack.types.ts'
import { type Buyer, buyer } from './buyer.ts'

const PAGES = ['/', '/decking', '/p/OSB3-18/osb', '/search?q=oak', '/i/delivery']
const BUYERS = 6
const TROUBLE_MS = 30_000
/** The pause between two visits of one shopper. */
const PAUSE_MS = 100
/** The time in which the shop must recover. */
const RECOVERY_MS = 60_000
const LINK = /href="(\/p\/[^"?#]+)/g

export interface Trouble {
  /** The name in the report. */
  readonly name: string
  /** Added to the environment of the shop. */
  readonly env: Readonly<Record<string, string>>
  begin(): Promise<void> | void
  end(): Promise<void> | void
  /** Whether the shop restarts during the outage. */
  readonly restarts?: boolean
}

/** Lets shoppers browse and fill carts before, during and after an outage, and checks afterwards that every page, cart and order is complete. */
export async function recoverFrom(trouble: Trouble, { startShop }: AttackContext): Promise<Outcome> {
  const fixed = { CHECKOUT_URL: 'none', PLAYGROUND: 'true', LOG_LEVEL: 'error', SESSION_KEYS: randomBytes(32).toString('base64') }
  const fresh = { UPSTREAM_FRESH_SECONDS: '1', PAGE_FRESH_SECONDS: '1' }
  const env = { ...PATIENT, ...contentWith({}), ...fixed, ...fresh, ...trouble.env }
  let shop: AttackedShop = await startShop(env)
  try {
    const buyers = Array.from({ length: BUYERS }, () => buyer(shop.url))
    await Promise.all(buyers.map((one) => one.change()))
    const before = await wholePages(shop.url)
    await trouble.begin()
    const during = startVisits(() => shop.url, buyers)
    await pause(TROUBLE_MS / 2)
    if (trouble.restarts) {
      await shop.stop()
      shop = await startShop(env)
      for (const one of buyers) one.moveTo(shop.url)
    }
    await pause(TROUBLE_MS / 2)
    await trouble.end()
    const endedAt = performance.now()
    const counts = await during.leave()
    const missing = await missingLater(shop.url, before)
    const seconds = ((performance.now() - endedAt) / 1000).toFixed(1)
    return {
      tried: `${trouble.name}: ${counts}; whole after ${seconds} s, then ${buyers.length} orders`,
      findings: [...missing, ...(await findProblems(buyers))],
    }
  } finally {
    await shop.stop()
  }
}

/** Visits pages and changes carts until it is stopped. Failed answers do not stop it. */
function startVisits(url: () => string, buyers: readonly Buyer[]) {
  const leaving = new AbortController()
  let [pages, served, changes, confirmed] = [0, 0, 0, 0]
  const visit = async (one: Buyer, number: number) => {
    for (let turn = number; !leaving.signal.aborted; turn++) {
      pages += 1
      if ((await findLinks(url(), PAGES[turn % PAGES.length] ?? '/')) !== null) served += 1
      changes += 1
      if (await one.change()) confirmed += 1
      await pause(PAUSE_MS)
    }
  }
  const ended = Promise.all(buyers.map(visit))
  return {
    /** @returns the number of answered visits and changes */
    async leave(): Promise<string> {
      leaving.abort()
      await ended
      return `${served} of ${pages} pages and ${confirmed} of ${changes} cart changes during it`
    },
  }
}

/** The products that a page links to; null if the page fails. */
async function findLinks(url: string, path: string): Promise<ReadonlySet<string> | null> {
  try {
    const reply = await fetch(url + path)
    const text = await reply.text()
    return reply.status === 200 ? new Set([...text.matchAll(LINK)].map(([, link = '']) => link)) : null
  } catch {
    return null
  }
}

async function wholePages(url: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const pages = new Map<string, ReadonlySet<string>>()
  for (const path of PAGES) {
    const links = await findLinks(url, path)
    if (links === null) throw new Error(`${path} was not served before the trouble`)
    pages.set(path, links)
  }
  return pages
}

/** The pages that still lack a product when the time to recover is over. */
async function missingLater(url: string, before: ReadonlyMap<string, ReadonlySet<string>>): Promise<string[]> {
  const end = performance.now() + RECOVERY_MS
  for (;;) {
    const findings: string[] = []
    for (const [path, links] of before) {
      const now = await findLinks(url, path)
      const lost = now === null ? ['the page'] : [...links].filter((link) => !now.has(link))
      if (lost.length > 0) findings.push(`${path} lacks ${lost.slice(0, 3).join(', ')}`)
    }
    if (findings.length === 0 || performance.now() > end) return findings
    await pause(100)
  }
}

/** Carts and orders that differ from what their shoppers did. */
async function findProblems(buyers: readonly Buyer[]): Promise<string[]> {
  const findings: string[] = []
  const orders = new Set<string>()
  for (const one of buyers) {
    const problem = await one.cartProblem()
    if (problem !== null) findings.push(`cart: ${problem}`)
    else
      await one.order().then(
        (id) => orders.add(id),
        (error) => findings.push(String(error)),
      )
  }
  if (findings.length === 0 && orders.size !== buyers.length) findings.push(`${orders.size} orders of ${buyers.length} carts`)
  return findings
}
