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

/** A state of a page, and how a shopper gets there. */
export interface State {
  readonly name: string
  readonly reach: (page: Page, shops: Shops) => Promise<void>
  /** Whether the question of consent is still open. */
  readonly asksConsent?: boolean
}

const shell = english.get('shell')
const listing = english.get('listing')
const words = english.get('product')

const pageAt = (name: string, path: string): State => ({ name, reach: (page, { url }) => open(page, url + path) })

const PAGES: readonly State[] = [
  ...VIEW_NAMES.map(
    (name): State => ({
      name,
      reach: (page, { url, products, category }) => open(page, url + viewNamed(name, products, category).path),
    }),
  ),
  pageAt('lists', '/lists'),
  pageAt('stores', '/stores'),
  pageAt('calculators', '/calculators'),
  pageAt('skirting calculator', '/calculators/skirting'),
  pageAt('architrave calculator', '/calculators/architrave'),
  pageAt('deck calculator', '/calculators/deck'),
  pageAt('quick order', '/quick-order'),
  pageAt('cutting form', '/cutting-form'),
  pageAt('cutting services', '/panel-cutting-serivces'),
  pageAt('news', '/latest-news'),
  pageAt('post', '/latest-news/2/choosing-a-newel-post'),
  pageAt('new password', '/create-password?email=ann@wright.example&token=x'),
  pageAt('account of a guest', '/my-account'),
  pageAt('thanks without an order', '/order-success/1/ann@wright.example'),
  { name: 'page of a dead platform', reach: async (page, { dead }) => void (await page.goto(`${dead}/search?q=oak`)) },
]

const OVERLAYS: readonly State[] = [
  { name: 'consent', asksConsent: true, reach: (page, { url }) => open(page, url) },
  {
    name: 'menu',
    async reach(page, { url, category }) {
      await open(page, url)
      const bar = page.getByRole('button', { name: shell.bar.menu, exact: true })
      if (await bar.isVisible()) await bar.click()
      else await page.getByRole('button', { name: shell.menu.submenu(category.name) }).press('Enter')
    },
  },
  {
    name: 'search suggestions',
    async reach(page, { url }) {
      await open(page, url)
      await page.getByLabel(shell.search.label).fill('oak skirting')
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'filters',
    async reach(page, { url, category }) {
      await open(page, url + category.url)
      const filters = page.getByRole('button', { name: listing.openFilters(0), exact: true })
      if (await filters.isVisible()) await filters.click()
    },
  },
  {
    name: 'first level of the menu',
    async reach(page, { url, category }) {
      await open(page, url)
      const bar = page.getByRole('button', { name: shell.bar.menu, exact: true })
      if (await bar.isVisible()) {
        await bar.click()
        await page
          .getByRole('navigation', { name: shell.menu.label })
          .getByRole('button', { name: category.name })
          .first()
          .click()
      } else await page.getByRole('button', { name: shell.menu.submenu(category.name) }).press('Enter')
    },
  },
  {
    name: 'products as rows',
    async reach(page, { url, category }) {
      await open(page, url + category.url)
      await page.getByRole('button', { name: listing.layout.rows, exact: true }).click()
    },
  },
  {
    name: 'sold out product',
    async reach(page, { url, products }) {
      const soldOut = find(
        products,
        ({ __typename, stock }) => __typename === 'SimpleProduct' && stock?.status === 'OUT_OF_STOCK',
      )
      await open(page, url + soldOut.url)
    },
  },
  {
    name: 'made to measure',
    async reach(page, { url, products }) {
      const made = find(products, ({ customOptions }) => customOptions.some(({ lengthLimits }) => lengthLimits))
      await open(page, url + made.url)
    },
  },
  {
    name: 'errors of a form',
    async reach(page, { url }) {
      await open(page, `${url}/contact`)
      await page.getByRole('main').locator('form button[type="submit"]').click()
      await page.locator('main [aria-invalid="true"]').first().waitFor()
    },
  },
  {
    name: 'enlarged picture',
    async reach(page, { url, products, category }) {
      await open(page, url + viewNamed('configurable product', products, category).path)
      await page.getByRole('main').getByRole('button', { name: words.zoom }).first().click()
    },
  },
  {
    name: 'sign in',
    async reach(page, { url }) {
      await open(page, `${url}/my-account`)
      await page.getByRole('main').getByRole('button', { name: accountWords.signIn }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

const BUYING: readonly State[] = [
  { name: 'cart', reach: (page, { url, products }) => fillCart(page, url, products) },
  {
    name: 'mini cart',
    async reach(page, { url, products }) {
      await fillCart(page, url, products)
      await open(page, url)
      await page.locator('a[href$="/cart"]:has(svg)').filter({ visible: true }).click()
      await cartView(page).drawer.waitFor()
    },
  },
  {
    name: 'checkout',
    async reach(page, { withCheckout, products }) {
      await fillCart(page, withCheckout, products)
      await open(page, `${withCheckout}/checkout`)
    },
  },
  {
    name: 'checkout before the order',
    reach: (page, { withCheckout, products }) => fillCheckout(page, withCheckout, plain(products)),
  },
  {
    name: 'thanks',
    async reach(page, { withCheckout, products }) {
      await fillCheckout(page, withCheckout, plain(products))
      await checkoutView(page).place.click()
      await page
        .getByRole('heading', { name: /^Thank you/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'quick order with rows',
    async reach(page, { url, products }) {
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
  },
  {
    name: 'named list',
    async reach(page, { url }) {
      await open(page, `${url}/lists`)
      await createList(page, 'Kitchen')
    },
  },
  {
    name: 'wishlist',
    async reach(page, { url, category }) {
      await open(page, url + category.url)
      await wishForFirst(page, 3)
      await open(page, `${url}/wishlist`)
    },
  },
  {
    name: 'comparison',
    async reach(page, { url, category }) {
      await open(page, url + category.url)
      await compareFirst(page, 3)
      await open(page, `${url}/compare`)
    },
  },
  {
    name: 'cutting plan',
    async reach(page, { url }) {
      await open(page, `${url}/cutting-form`)
      await cuttingView(page).example.click()
      await cuttingView(page).total.waitFor()
    },
  },
]

/** Of the sandbox's customer who has ordered before. */
const ACCOUNT: readonly State[] = ['', ...ACCOUNT_BLOCKS].map((block) => ({
  name: `account ${block || 'overview'}`,
  async reach(page, { url }) {
    const window = page.viewportSize()
    // On a phone the header does not show who is signed in.
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, url)
    await signIn(page, { email: 'trade@oakandash.example', password: 'Dovetail-42' })
    if (window) await page.setViewportSize(window)
    await open(page, `${url}/my-account/${block}`)
  },
}))

const ORDER: State = {
  name: 'order',
  async reach(page, shops) {
    await ACCOUNT.find(({ name }) => name === 'account orders')?.reach(page, shops)
    await page.getByRole('main').locator('a[href*="/my-account/orders/"]').first().click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  },
}

const OFFLINE: readonly State[] = ['/', '/cart', '/compare', '/search?q=skirting', '/no-such-page'].map((path) => ({
  name: `offline ${path.slice(1).replace(/\W.*/, '') || 'home'}`,
  async reach(page, { url }) {
    await openWithScreens(page, url)
    await page.context().setOffline(true)
    await open(page, url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}))

export const STATES: readonly State[] = [...PAGES, ...OVERLAYS, ...BUYING, ...ACCOUNT, ORDER, ...OFFLINE]

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
