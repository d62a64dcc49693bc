import type { Page } from '@playwright/test'
import { accountWords, signIn } from '../../test/e2e/kit/account.view.ts'
import { cartView, cartWords } from '../../test/e2e/kit/cart.view.ts'
import { find, type KnownProduct, plainProducts } from '../../test/e2e/kit/catalog.ts'
import { checkoutView } from '../../test/e2e/kit/checkout.view.ts'
import { compareFirst } from '../../test/e2e/kit/compare.view.ts'
import { cuttingView } from '../../test/e2e/kit/cutting.view.ts'
import { english } from '../../test/e2e/kit/english.ts'
import { fillCheckout } from '../../test/e2e/kit/fill-checkout.ts'
import { createList } from '../../test/e2e/kit/lists.view.ts'
import { quickOrderView } from '../../test/e2e/kit/quick-order.view.ts'
import { open, openWithScreens } from '../../test/e2e/kit/shop.fixture.ts'
import { VIEW_NAMES, viewNamed } from '../../test/e2e/kit/views.ts'
import { wishForFirst } from '../../test/e2e/kit/wishlist.view.ts'
import { ACCOUNT_BLOCKS } from '../../web/features/account/customer/pages/blocks.ts'
import type { Shops } from './shops.ts'

/** How a shopper gets to a state of a page. */
type Reach = (page: Page, shops: Shops) => Promise<unknown>

/** A state of a page. */
export interface State {
  readonly name: string
  readonly reach: Reach
}

/** The state in which the question of consent is still open. */
export const CONSENT = 'consent'

const shell = english.get('shell')
const listing = english.get('listing')
const words = english.get('product')

const at =
  (path: string): Reach =>
  (page, { url }) =>
    open(page, url + path)

const VIEWS = VIEW_NAMES.map((name): [string, Reach] => [
  name,
  (page, { url, products, category }) => open(page, url + viewNamed(name, products, category).path),
])

const PAGES: Readonly<Record<string, Reach>> = {
  lists: at('/lists'),
  stores: at('/stores'),
  calculators: at('/calculators'),
  'skirting calculator': at('/calculators/skirting'),
  'architrave calculator': at('/calculators/architrave'),
  'deck calculator': at('/calculators/deck'),
  'quick order': at('/quick-order'),
  'cutting form': at('/cutting-form'),
  'cutting services': at('/panel-cutting-serivces'),
  news: at('/latest-news'),
  post: at('/latest-news/2/choosing-a-newel-post'),
  'new password': at('/create-password?email=ann@wright.example&token=x'),
  'account of a guest': at('/my-account'),
  'thanks without an order': at('/order-success/1/ann@wright.example'),
  'page of a dead platform': (page, { dead }) => page.goto(`${dead}/search?q=oak`),
}

const OVERLAYS: Readonly<Record<string, Reach>> = {
  [CONSENT]: at(''),
  async menu(page, { url, category }) {
    await open(page, url)
    const bar = page.getByRole('button', { name: shell.bar.menu, exact: true })
    if (await bar.isVisible()) await bar.click()
    else await page.getByRole('button', { name: shell.menu.submenu(category.name) }).press('Enter')
  },
  async 'search suggestions'(page, { url }) {
    await open(page, url)
    await page.getByLabel(shell.search.label).fill('oak skirting')
    await page.getByRole('listbox').waitFor()
  },
  async filters(page, { url, category }) {
    await open(page, url + category.url)
    const filters = page.getByRole('button', { name: listing.openFilters(0), exact: true })
    if (await filters.isVisible()) await filters.click()
  },
  async 'first level of the menu'(page, { url, category }) {
    await open(page, url)
    const bar = page.getByRole('button', { name: shell.bar.menu, exact: true })
    if (await bar.isVisible()) {
      await bar.click()
      await page.getByRole('navigation', { name: shell.menu.label }).getByRole('button', { name: category.name }).first().click()
    } else await page.getByRole('button', { name: shell.menu.submenu(category.name) }).press('Enter')
  },
  async 'products as rows'(page, { url, category }) {
    await open(page, url + category.url)
    await page.getByRole('button', { name: listing.layout.rows, exact: true }).click()
  },
  async 'sold out product'(page, { url, products }) {
    const soldOut = find(products, ({ __typename, stock }) => __typename === 'SimpleProduct' && stock?.status === 'OUT_OF_STOCK')
    await open(page, url + soldOut.url)
  },
  async 'made to measure'(page, { url, products }) {
    const made = find(products, ({ customOptions }) => customOptions.some(({ lengthLimits }) => lengthLimits))
    await open(page, url + made.url)
  },
  async 'errors of a form'(page, { url }) {
    await open(page, `${url}/contact`)
    await page.getByRole('main').locator('form button[type="submit"]').click()
    await page.locator('main [aria-invalid="true"]').first().waitFor()
  },
  async 'enlarged picture'(page, { url, products, category }) {
    await open(page, url + viewNamed('configurable product', products, category).path)
    await page.getByRole('main').getByRole('button', { name: words.zoom }).first().click()
  },
  async 'sign in'(page, { url }) {
    await open(page, `${url}/my-account`)
    await page.getByRole('main').getByRole('button', { name: accountWords.signIn }).click()
    await page.getByRole('dialog').waitFor()
  },
}

const BUYING: Readonly<Record<string, Reach>> = {
  cart: (page, { url, products }) => fillCart(page, url, products),
  async 'mini cart'(page, { url, products }) {
    await fillCart(page, url, products)
    await open(page, url)
    await page.locator('a[href$="/cart"]:has(svg)').filter({ visible: true }).click()
    await cartView(page).drawer.waitFor()
  },
  async checkout(page, { withCheckout, products }) {
    await fillCart(page, withCheckout, products)
    await open(page, `${withCheckout}/checkout`)
  },
  'checkout before the order': (page, { withCheckout, products }) => fillCheckout(page, withCheckout, plain(products)),
  async thanks(page, { withCheckout, products }) {
    await fillCheckout(page, withCheckout, plain(products))
    await checkoutView(page).place.click()
    await page
      .getByRole('heading', { name: /^Thank you/ })
      .first()
      .waitFor()
  },
  async 'quick order with rows'(page, { url, products }) {
    await open(page, `${url}/quick-order`)
    const order = quickOrderView(page)
    await order.sku(1).focus()
    await order.paste(
      plainProducts(products)
        .slice(0, 3)
        .map(({ sku }) => `${sku}\t2`)
        .join('\n'),
    )
    await order.row(1).getByText(plain(products).name).waitFor()
  },
  async 'named list'(page, { url }) {
    await open(page, `${url}/lists`)
    await createList(page, 'Kitchen')
  },
  async wishlist(page, { url, category }) {
    await open(page, url + category.url)
    await wishForFirst(page, 3)
    await open(page, `${url}/wishlist`)
  },
  async comparison(page, { url, category }) {
    await open(page, url + category.url)
    await compareFirst(page, 3)
    await open(page, `${url}/compare`)
  },
  async 'cutting plan'(page, { url }) {
    await open(page, `${url}/cutting-form`)
    await cuttingView(page).example.click()
    await cuttingView(page).total.waitFor()
  },
}

/** Opens a block of the account, signed in as the sandbox's customer who has ordered before. */
const reachAccount =
  (block: string): Reach =>
  async (page, { url }) => {
    const window = page.viewportSize()
    // On a phone the header does not show who is signed in.
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, url)
    await signIn(page, { email: 'trade@oakandash.example', password: 'Dovetail-42' })
    if (window) await page.setViewportSize(window)
    await open(page, `${url}/my-account/${block}`)
  }

const ACCOUNT = ['', ...ACCOUNT_BLOCKS].map((block): [string, Reach] => [`account ${block || 'overview'}`, reachAccount(block)])

const ORDER: Reach = async (page, shops) => {
  await reachAccount('orders')(page, shops)
  await page.getByRole('main').locator('a[href*="/my-account/orders/"]').first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const OFFLINE = ['/', '/cart', '/compare', '/search?q=skirting', '/no-such-page'].map((path): [string, Reach] => [
  `offline ${path.slice(1).replace(/\W.*/, '') || 'home'}`,
  async (page, { url }) => {
    await openWithScreens(page, url)
    await page.context().setOffline(true)
    await open(page, url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
])

export const STATES: readonly State[] = [
  ...VIEWS,
  ...Object.entries({ ...PAGES, ...OVERLAYS, ...BUYING }),
  ...ACCOUNT,
  ['order', ORDER] as const,
  ...OFFLINE,
].map(([name, reach]) => ({ name, reach }))

const plain = (products: readonly KnownProduct[]): KnownProduct => {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  return product
}

async function fillCart(page: Page, shop: string, products: readonly KnownProduct[]) {
  for (const { url } of plainProducts(products).slice(0, 3)) {
    await open(page, shop + url)
    await cartView(page).add.click()
    await cartView(page).notice(cartWords.notices.added).first().waitFor()
  }
  await open(page, `${shop}/cart`)
}
