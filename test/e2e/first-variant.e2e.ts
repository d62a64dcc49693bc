import { type RunningShop, startShop } from '../kit/shop.ts'
import { find, knownProducts } from './catalogue.ts'
import { operationsOf } from './operations.ts'
import { chooseVariant, productOf } from './product.view.ts'
import { expect, open, PATIENT, test } from './shop.fixture.ts'

let shop: RunningShop

test.beforeAll(async () => {
  shop = await startShop({ env: { FIRST_VARIANT_IN_URL: 'true', LOG_LEVEL: 'warn', ...PATIENT } })
})
test.afterAll(() => shop.stop())

// PROD-3
test('a configurable product opens with a variant in its address, and the address follows the choice without loading anything', async ({
  page,
}) => {
  const product = find(
    await knownProducts(shop),
    ({ options, variants }) => options.length > 1 && variants.filter(({ stock }) => stock?.status === 'OK').length > 2,
  )
  const view = productOf(page)
  await open(page, shop.url + product.url)
  const cheapest = product.variants.filter(({ price }) => price.final.gross.amount === product.price.final.gross.amount)
  await expect(page).toHaveURL((url) => cheapest.some((variant) => variant.url === url.pathname))

  const other = product.variants.find((variant) => !cheapest.includes(variant))
  const asked = operationsOf(page)
  await chooseVariant(page, product, other)
  await expect(page).toHaveURL(shop.url + other?.url)
  await expect(view.sku(other?.sku ?? '')).toBeVisible()
  expect(other?.url).toBe(`${product.url}/${other?.sku}`)
  expect(asked).not.toContain('Dispatch')

  await page.reload()
  await expect(view.sku(other?.sku ?? '')).toBeVisible()
})
