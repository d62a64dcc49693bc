import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { WITHOUT_PICTURES } from './browser-flags.ts'
import { type KnownProduct, knownProducts } from './catalogue.ts'
import { type Category, largestCategory } from './category.ts'
import { keptBuild, pageData } from './kept.ts'
import { type SharedShop, sharedShop } from './start-shop.ts'

interface Fixtures {
  /** Console messages that belong to what the test makes fail on purpose, as 'type: text (address)'. */
  readonly expectedMessages: RegExp | null
  /** Fails the test when a page wrote anything to the console or threw. */
  readonly quietConsole: string[]
  /** Another browser that has never been here, watched like the first one. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Page>
}
interface WorkerFixtures {
  /** Scaling and drawing them takes longer than all else a shop does: only tests that look at pictures have any. */
  readonly pictures: 'shipped' | 'none'
  readonly shop: SharedShop
  /** Everything the shop sells, so that tests find what they need instead of knowing it. */
  readonly products: readonly KnownProduct[]
  /** A category long enough to page through. */
  readonly category: Category
}

/** A shopper's test: one shop for all, every page watched for console messages and hydration warnings. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  pictures: ['none', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = launchOptions.args?.filter((arg) => pictures === 'none' || arg !== WITHOUT_PICTURES)
      await use({ ...launchOptions, ...(args && { args }) })
    },
    { scope: 'worker' },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's destructuring
    async ({}, use) => use(sharedShop()),
    { scope: 'worker' },
  ],
  products: [async ({ shop }, use) => use(await knownProducts(shop)), { scope: 'worker', timeout: 60_000 }],
  category: [async ({ shop }, use) => use(await largestCategory(shop)), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedMessages: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      watch(context, messages)
      await use(messages)
      const unexpected = messages.filter((message) => !expectedMessages?.test(message))
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
  newcomer: async ({ browser, baseURL, quietConsole }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }), ...options })
      contexts.push(context)
      watch(context, quietConsole)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

/** What is said of what tests do without: the service worker, and pictures. */
const OF_ITS_OWN = [
  /^Service Worker registration blocked by Playwright$/,
  /^A preload for '[^']+' is found, but is not used because image loading is disabled/,
  /^The resource \S+\.svg was preloaded using link preload but not used within a few seconds/,
]

function watch(context: BrowserContext, messages: string[]) {
  context.on('console', (message) => {
    if (!OF_ITS_OWN.some((own) => own.test(message.text())))
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => messages.push(`error: ${error.error().message} (${error.page()?.url()})`))
}

/** Waits until React has taken over the page and everything around it does what it should, once somebody is there to use it. */
export async function hydrated(page: Page): Promise<void> {
  const settled = page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    const isSettled = document.documentElement.dataset.hydrated === 'true'
    return isSettled && !document.querySelector('[data-late]:not([data-alive])')
  })
  await settled.catch(async (cause) => {
    throw new Error(`Not alive yet: ${await page.evaluate(waitingParts)}`, { cause })
  })
}

function waitingParts(): string {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-late]:not([data-alive])')].map(({ dataset }) => dataset.late)
  return [...(document.documentElement.dataset.hydrated === 'true' ? [] : ['the page']), ...parts].join(', ')
}

/** Opens a page as a shopper with scripts does. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Opens a page, and waits until the device has the code of all others: the network may go. Needs a service worker. */
export async function openWithScreens(page: Page, path: string): Promise<void> {
  await open(page, path)
  await keptBuild(page)
}

/**
 * Opens a page whose clock stands from then on at the moment it was rendered. What came with an older one is asked for again
 * behind what is shown, which a test that counts operations would take for one of its own.
 */
export async function openJustRendered(page: Page, path: string): Promise<void> {
  await open(page, path)
  const { renderedAt } = await pageData(page)
  await page.clock.setFixedTime(renderedAt)
}
