import { SCREEN_NAMES, SCREEN_PATHS } from '#schema/generated/screens.ts'
import type { KnownProduct } from '../kit/catalog.ts'
import { sidewaysScroll } from '../kit/crossing-texts.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType, unfinishedPictures, type VIEW_NAMES } from '../kit/views.ts'

test.use({ pictures: 'shipped' })

interface Known {
  readonly products: readonly KnownProduct[]
}

interface Viewed {
  readonly view: (typeof VIEW_NAMES)[number]
}

type ScreenName = (typeof SCREEN_NAMES)[number]
type Place = string | ((known: Known) => string) | Viewed

/** Screens whose path has no parameters. */
type Fixed = {
  [Name in ScreenName]: (typeof SCREEN_PATHS)[Name][0] extends `${string}:${string}` | '*' ? never : Name
}[ScreenName]

/**
 * A path of each screen whose path has parameters, and of those that need a query. `view` means that `views.e2e.ts` shows the screen.
 * Any other screen is opened at its path.
 */
const SCREENS: Readonly<Record<Exclude<ScreenName, Fixed>, Place> & Partial<Record<Fixed, Place>>> = {
  home: { view: 'home' },
  search: { view: 'search' },
  compare: { view: 'empty comparison' },
  wishlist: { view: 'empty wishlist' },
  'my-account': '/my-account',
  'create-password': '/create-password?email=ann@wright.example&token=x',
  cart: { view: 'empty cart' },
  'external-thank-you': '/order-success/1/ann@wright.example',
  category: { view: 'category' },
  product: ({ products }) => `/p/${encodeURIComponent(productOfType(products, 'Bundle').sku)}/set`,
  contact: { view: 'contact' },
  calculators: '/calculators/skirting',
  'latest-news': '/latest-news',
  blog: '/latest-news/2/choosing-a-newel-post',
  'cms-page': { view: 'content' },
  error: { view: 'error' },
  'url-dispatcher': { view: 'configurable product' },
}
const WIDTHS = [390, 768, 1440]

// One page for all screens, because a new page costs more than these checks.
test('every screen has a title, shows every picture and fits, on phone, tablet and desktop', async ({ page, shop, products }) => {
  for (const name of SCREEN_NAMES) {
    const path = SCREENS[name] ?? SCREEN_PATHS[name][0]
    if (typeof path === 'object') continue
    const known = typeof path === 'string' ? path : path({ products })
    await page.setViewportSize({ width: 390, height: 844 })
    // In the other shop, GET /checkout redirects to the platform's checkout.
    await open(page, name === 'checkout' ? shop.builtInUrl + known : known)
    await expect(page, name).toHaveTitle(/. \| Heartwood$/)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await expect.poll(() => unfinishedPictures(page), `pictures of ${name} at ${width}`).toEqual([])
      expect(await sidewaysScroll(page), `overflow of ${name} at ${width}`).toBe(0)
    }
  }
})
