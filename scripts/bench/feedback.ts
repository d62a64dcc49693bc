import { once } from 'node:events'
import type { Browser, Locator, Page } from '@playwright/test'
import { cartView } from '../../test/e2e/kit/cart.view.ts'
import { type KnownProduct, knownProducts, plainProducts } from '../../test/e2e/kit/catalog.ts'
import { largestDepartment } from '../../test/e2e/kit/category.ts'
import { english } from '../../test/e2e/kit/english.ts'
import { openWithScreens } from '../../test/e2e/kit/shop.fixture.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'
import { findBrowser } from '../find-browser.ts'
import { launchBrowser } from '../screens/launch-browser.ts'
import { atMost, type Measurement } from './budget.ts'
import { median } from './median.ts'

const SLOW_DOWN = 4
/** Time limits until the press is visible, and until its effect is. */
const PRESSED_MS = 50
const SHOWN_MS = 200
/** Duration of a press in milliseconds. */
const HELD_MS = 100
const RUNS = 5
/** A press without any effect by then is a fault of the bench. */
const PATIENCE_MS = 20_000

/** A press and the element that must change. */
interface Press {
  readonly name: string
  readonly button: (page: Page) => Locator
  /** CSS selector. */
  readonly shows: string
  /** Time limit in milliseconds; SHOWN_MS if it is omitted. */
  readonly within?: number
  /** The target is a checkbox, which shows no press. */
  readonly isBox?: boolean
}

/** In the header, and in the bar at the bottom of a phone. */
const CART = 'a[href$="/cart"]:has(svg)'

/** A page and the presses on it, in order. */
interface Visit {
  readonly path: (shop: Pick<KnownShop, 'products' | 'category'>) => string
  readonly presses: readonly Press[]
}

type KnownShop = { readonly products: readonly KnownProduct[]; readonly category: { readonly url: string } }

const { listing, shell } = { listing: english.get('listing'), shell: english.get('shell') }

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const visible = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first()

const VISITS: readonly Visit[] = [
  {
    path: ({ products }) => productUrl(plainProducts(products)[0]),
    presses: [
      { name: 'a product is wished for', button: wish, shows: 'main button[aria-pressed]' },
      { name: 'a product is put into the cart', button: (page) => cartView(page).add, shows: CART, within: PRESSED_MS },
      { name: 'the mini cart opens', button: visible(CART), shows: 'dialog' },
      { name: 'one more in the mini cart', button: more, shows: 'dialog input[inputmode="numeric"]' },
    ],
  },
  {
    path: ({ products }) => productUrl(products.find(({ __typename }) => __typename === 'ConfigurableProduct')),
    presses: [
      {
        name: 'an option is chosen',
        button: (page) => page.locator('#buy fieldset label:has(input:enabled:not(:checked))').first(),
        shows: '#buy fieldset:has(input[type="radio"])',
      },
    ],
  },
  {
    path: ({ category }) => category.url,
    presses: [
      { name: 'cards become rows', button: button(listing.layout.rows), shows: 'main button[data-choice="rows"]' },
      { name: 'the filters open', button: button(listing.openFilters(0)), shows: 'dialog' },
      {
        name: 'a filter is chosen',
        button: visible('dialog label:has(input[type="checkbox"])'),
        shows: 'dialog :checked',
        isBox: true,
      },
    ],
  },
  {
    path: () => '/',
    presses: [
      { name: 'the menu opens', button: button(shell.bar.menu), shows: 'nav fieldset button[data-choice="ex"]' },
      {
        name: 'prices change to those without VAT',
        button: visible('nav button[data-choice="ex"]'),
        shows: 'nav button[data-choice="ex"]',
      },
    ],
  },
]

/** Milliseconds from an event to the paint that shows it. */
interface SeenPaint {
  readonly pressed: number
  readonly shown: number
}

/**
 * Time from a press to the paint that shows it, and to the paint that shows its effect, at a quarter of the CPU speed. Every run is a first
 * visit. @source decision 0008
 */
export async function measureFeedback(): Promise<Measurement[]> {
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn', ...PATIENT } })
  await using browser = await launchBrowser(findBrowser())
  const known = { products: await knownProducts({ url: shop.url }), category: await findDepartment(shop) }
  const measurements: Measurement[] = []
  for (const { path, presses } of VISITS) {
    const runs: (readonly SeenPaint[])[] = []
    while (runs.length < RUNS) runs.push(await pressAll(browser, shop.url + path(known), presses))
    measurements.push(
      ...presses.flatMap(({ name, within = SHOWN_MS, isBox }, i) => [
        ...(isBox ? [] : [measurement(`${name}: the press`, PRESSED_MS, runs, (run) => run[i]?.pressed)]),
        measurement(name, within, runs, (run) => run[i]?.shown),
      ]),
    )
  }
  return measurements
}

function measurement(
  what: string,
  bound: number,
  runs: readonly (readonly SeenPaint[])[],
  of: (run: readonly SeenPaint[]) => number | undefined,
): Measurement {
  const measured = median(runs.map((run) => of(run) ?? Number.NaN))
  return atMost(`${what}, seen after (ms) at ${SLOW_DOWN} × CPU slow-down`, measured, bound)
}

async function pressAll(browser: Browser, url: string, presses: readonly Press[]): Promise<readonly SeenPaint[]> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openWithScreens(page, url)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times: SeenPaint[] = []
  for (const { name, button, shows, isBox = false } of presses) {
    // A pointer moves before it presses.
    await button(page).hover()
    await page.evaluate(untilAtRest)
    const seen = page.evaluate(waitUntilSeen, { selector: shows, isBox })
    // The page may have moved. `click` is not used, because it looks up the element below the pointer in the page at each press.
    await button(page).hover()
    await page.mouse.down()
    await page.waitForTimeout(HELD_MS)
    await page.mouse.up()
    times.push(await inTime(seen, name))
  }
  return times
}

/** @throws Error if nothing changes after a press */
async function inTime<Result>(result: Promise<Result>, name: string): Promise<Result> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const failure = once(tooLate, 'abort').then(() => Promise.reject(new Error(`Nothing changes when ${name}`)))
  return await Promise.race([result, failure])
}

function findDepartment({ url, sandboxUrl }: { readonly url: string; readonly sandboxUrl: string | null }) {
  if (!sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  return largestDepartment({ url, sandboxUrl })
}

function productUrl(product: KnownProduct | undefined): string {
  if (!product) throw new Error('The catalogue has no such product')
  return product.url
}

function wish(page: Page): Locator {
  return page.getByRole('main').locator('button[aria-pressed]').first()
}

function more(page: Page): Locator {
  return page
    .locator('dialog')
    .getByRole('button', { name: english.get('catalog').quantity.more })
    .first()
}

/** Waits until the effects of the last press are over, as a shopper does. Runs in the page. */
const untilAtRest = () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 1000))

/** Measures from the next press to the paints that change the button and then the target. Runs in the page. */
async function waitUntilSeen({ selector, isBox }: { readonly selector: string; readonly isBox: boolean }): Promise<SeenPaint> {
  const shown = () => {
    const part = [...document.querySelectorAll<HTMLInputElement>(selector)].find((each) => each.checkVisibility())
    return (
      part && [part.textContent, part.value, part.checked, part.getAttribute('aria-pressed'), part.hasAttribute('open')].join()
    )
  }
  const pressed = () => [...document.querySelectorAll(':active')].some((part) => getComputedStyle(part).opacity !== '1')
  const [press, click] = await Promise.all([isBox ? 0 : paintAfter('pointerdown', pressed), paintAfter('click', shown)])
  return { pressed: press, shown: click }

  function paintAfter(event: 'pointerdown' | 'click', look: () => unknown): Promise<number> {
    const before = look()
    return new Promise((resolve) => {
      const began = ({ timeStamp }: Event) => {
        const afterPaint = () => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        }
        const eachFrame = () => requestAnimationFrame(() => (look() === before ? eachFrame() : afterPaint()))
        eachFrame()
      }
      addEventListener(event, began, { capture: true, once: true })
    })
  }
}
