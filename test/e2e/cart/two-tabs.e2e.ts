import type { Page } from '@playwright/test'
import { type Random, seededRandom } from '../../kit/random.ts'
import { cartView, fillCart, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { follow } from '../kit/follow.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

test.use({ expectedMessages: /ERR_FAILED|has to be tried again/ })

/** Other orders of edits are in `web/sync/tasks/cart/cart-sync.test.ts`. */
const SEED = 1
const EDITS = 20
/** Share of lost answers to syncs. */
const LOST = 0.3

/** Quantities by product name, as the open page shows them. */
async function readShown(page: Page): Promise<Readonly<Record<string, number>>> {
  const lines = await cartView(page).lines.evaluateAll((items) =>
    items.map((item) => {
      const name = item.querySelector('h2, h3')?.textContent.replace(/\s/g, ' ') ?? ''
      return [name, Number(item.querySelector('input')?.value)] as const
    }),
  )
  return Object.fromEntries(lines)
}

/** Changes or removes a line; restores it if it was removed. */
async function changeLine(page: Page, name: string, random: Random) {
  const cart = cartView(page)
  if ((await cart.line(name).count()) === 0) return (await cart.undo.count()) > 0 && cart.undo.click()
  if (random.next() < 0.8) {
    await cart.quantity(name).fill(String(1 + random.below(9)))
    return cart.quantity(name).press('Enter')
  }
  await cart.remove(name).click()
  await cart.removeYes.click()
}

// CART-1, CART-3, QUEUE-9
test('overlapping edits in two tabs with lost answers end in one cart that equals the platform’s', async ({
  page,
  context,
  products,
  shop,
}) => {
  // The first line is never edited, so that the cart is not empty at the end.
  const [untouched, ...goods] = plainProducts(products).slice(0, 4)
  if (!untouched || goods.length < 3) throw new Error('The catalogue has too few plain products')
  const second = await context.newPage()
  const lines = [untouched, ...goods].map(({ sku }) => ({ sku, quantity: 1 }))
  await fillCart(page.request, shop.url, lines)
  const random = seededRandom(SEED)
  await open(page, '/cart')
  await expect(cartView(page).link(4)).toBeVisible()
  await open(second, random.of(goods).url)
  await context.route('**/graphql', async (route) => {
    if (operationName(route.request()) !== 'CartSync') return route.fallback()
    const response = await route.fetch()
    return random.next() < LOST ? route.abort() : route.fulfill({ response })
  })
  for (let edit = 0; edit < EDITS; edit += 2) {
    await Promise.all([cartView(second).add.click(), changeLine(page, random.of(goods).name, random)])
  }
  await context.unrouteAll({ behavior: 'wait' })

  // Loading the cart triggers the queue.
  await page.reload()
  await waitForHydration(page)
  await follow(second, '/cart')
  await expect(cartView(page).total).toBeVisible()
  const skus = new Map([untouched, ...goods].map(({ sku, name }) => [name, sku]))
  // Tabs may still notify each other, so all three carts are read until they agree.
  await expect(async () => {
    const carts = await Promise.all([readShown(page), readShown(second)])
    expect(carts[1]).toEqual(carts[0])
    const wanted = Object.fromEntries(Object.entries(carts[0]).map(([name, count]) => [skus.get(name), count]))
    expect(Object.keys(wanted).length).toBeGreaterThan(0)
    expect(await platformCart(page.request, shop.url)).toEqual(wanted)
  }).toPass({ timeout: 30_000 })
})
