import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { WITHOUT_PICTURES } from './browser-flags.ts'
import type { KnownProduct } from './catalog.ts'
import type { Category } from './category.ts'
import { keptBuild, pageData } from './kept.ts'
import { type KnownCatalog, knownCatalog } from './known-catalog.ts'
import { type SharedShop, sharedShop } from './shared-shop.ts'

interface Fixtures {
  /** Console messages that the test causes on purpose, as 'type: text (address)'. */
  readonly expectedMessages: RegExp | null
  /** Fails the test if a page writes to the console or throws. */
  readonly quietConsole: string[]
  /** Opens a page in a new browser context, with the same console check. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Page>
}
interface WorkerFixtures {
  /** Only tests about pictures load them, because scaling them costs more than rendering a page. */
  readonly pictures: 'shipped' | 'none'
  readonly shop: SharedShop
  readonly catalog: KnownCatalog
  /** All products, so that tests search for what they need instead of naming it. */
  readonly products: readonly KnownProduct[]
  /** A category with few products. */
  readonly category: Category
  /** A department in the main menu, with several pages of products. */
  readonly department: Category
}

/** A browser test on the shared shop that fails on console messages and hydration warnings. */
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
  catalog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's destructuring
    async ({}, use) => use(knownCatalog()),
    { scope: 'worker' },
  ],
  products: [async ({ catalog }, use) => use(catalog.products), { scope: 'worker' }],
  category: [async ({ catalog }, use) => use(catalog.category), { scope: 'worker' }],
  department: [async ({ catalog }, use) => use(catalog.department), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedMessages: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      watch(context, messages)
      await context.addInitScript(allowBusyMachine)
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
      await context.addInitScript(allowBusyMachine)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

/** For tests of navigation, dialogs, drawers and scrolling: moving elements may take the focus or a click at the wrong time. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Messages about the blocked service worker, the disabled pictures and the background sync, which the headless shell does not have. */
const OF_ITS_OWN = [
  /^Background sync is not available; tasks wait for the next page UnknownError: Background Sync is disabled\.$/,
  /^Service Worker registration blocked by Playwright$/,
  /^A preload for '[^']+' is found, but is not used because image loading is disabled/,
  /^The resource \S+\.svg was preloaded using link preload but not used within a few seconds/,
]

/** Makes the client's time limits for requests four times as long, because a busy machine is not a shop that does not answer. */
function allowBusyMachine() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 4)
}

/** Messages about time limits of the client, which a busy machine exceeds. */
const OF_A_BUSY_MACHINE = [/ cannot be read on this device Error: No result within \d+ ms/, /: request timed out\b/]

const IGNORED = [...OF_ITS_OWN, ...OF_A_BUSY_MACHINE]

function watch(context: BrowserContext, messages: string[]) {
  context.on('console', (message) => {
    if (!IGNORED.some((ignored) => ignored.test(message.text())))
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => messages.push(`error: ${error.error().message} (${error.page()?.url()})`))
}

/** Waits until the page and its late parts are hydrated. Late parts load on the first interaction, which this simulates. */
export async function waitForHydration(page: Page): Promise<void> {
  const isAlive = () => {
    dispatchEvent(new Event('pointermove'))
    const isHydrated = document.documentElement.dataset.hydrated === 'true'
    return isHydrated && !document.querySelector('[data-late]:not([data-alive])')
  }
  // By default it runs in every frame, which costs a tenth of the processor time of all tests.
  const alive = page.waitForFunction(isAlive, undefined, { polling: 100 })
  await alive.catch(async (cause) => {
    throw new Error(`Not hydrated yet: ${await page.evaluate(waitingParts)}`, { cause })
  })
}

function waitingParts(): string {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-late]:not([data-alive])')].map(({ dataset }) => dataset.late)
  return [...(document.documentElement.dataset.hydrated === 'true' ? [] : ['the page']), ...parts].join(', ')
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Opens a page and waits until the code of all screens is cached, so that the test can go offline. Needs a service worker. */
export async function openWithScreens(page: Page, path: string): Promise<void> {
  await open(page, path)
  await keptBuild(page)
}

/**
 * Opens a page and stops its clock at the time it was rendered. The data of an older page would be refreshed in the background, which
 * disturbs tests that count operations.
 */
export async function openJustRendered(page: Page, path: string): Promise<void> {
  await open(page, path)
  const { renderedAt } = await pageData(page)
  await page.clock.setFixedTime(renderedAt)
}
