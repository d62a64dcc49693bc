import type { Page } from '@playwright/test'
import type { KnownProduct } from '../kit/catalogue.ts'
import type { Category } from '../kit/category.ts'
import { test as base, expect, open } from '../kit/shop.fixture.ts'
import { productOfType, UNKNOWN_PATH } from '../kit/views.ts'

const test = base.extend({ expectedMessages: /404 \(Not Found\)/ })
test.use({ pictures: 'shipped' })

interface Known {
  readonly products: readonly KnownProduct[]
  readonly category: Category
}

/** A path of every screen, by its name in `web/routes.ts`. */
const SCREENS: Readonly<Record<string, string | ((known: Known) => string)>> = {
  home: '/',
  search: '/search?q=oak',
  compare: '/compare',
  wishlist: '/wishlist',
  lists: '/lists',
  'my-account': '/my-account',
  'create-password': '/create-password?email=ann@wright.example&token=x',
  'quick-order': '/quick-order',
  'cutting-form': '/cutting-form',
  'panel-cutting-services': '/panel-cutting-serivces',
  cart: '/cart',
  checkout: '/checkout',
  'external-thank-you': '/order-success/1/ann@wright.example',
  category: ({ category }) => category.url,
  product: ({ products }) => `/p/${encodeURIComponent(productOfType(products, 'Bundle').sku)}/set`,
  contact: '/contact',
  stores: '/stores',
  calculators: '/calculators/skirting',
  'latest-news': '/latest-news',
  blog: '/latest-news/2/choosing-a-newel-post',
  'cms-page': '/i/delivery',
  error: '/error',
  'url-dispatcher': ({ products }) => productOfType(products, 'Configurable').url,
}
const WIDTHS = [390, 768, 1440]

for (const [name, path] of [...Object.entries(SCREENS), ['not found', UNKNOWN_PATH] as const]) {
  test(`${name} has a title, shows every picture and fits, on phone, tablet and desktop, in light and dark`, async ({
    page,
    shop,
    products,
    category,
  }) => {
    const known = typeof path === 'string' ? path : path({ products, category })
    await page.setViewportSize({ width: 390, height: 844 })
    // Elsewhere GET /checkout leads to the platform's own.
    await open(page, name === 'checkout' ? shop.builtInUrl + known : known)
    await expect(page).toHaveTitle(/. \| Heartwood$/)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => unfinishedPictures(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `overflow at ${width}`,
        ).toBeLessThanOrEqual(0)
      }
    }
  })
}

/** Addresses of visible pictures that are loading or broken. */
const unfinishedPictures = (page: Page) =>
  page.locator('img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )
