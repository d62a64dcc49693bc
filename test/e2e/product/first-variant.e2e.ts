import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { find, knownProducts } from '../kit/catalogue.ts'
import { operationsOf } from '../kit/operations.ts'
import { chooseVariant, productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

let other: RunningShop

test.beforeAll(async ({ shop }) => {
  const content = contentWith({ settings: { catalog: { firstVariantInUrl: true } } })
  const env = { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, PLAYGROUND: 'true', ...content }
  other = await startShop({ env })
})
test.afterAll(() => other.stop())

// PROD-3
test('a configurable product opens with a variant in its address, and the address follows the choice without loading anything', async ({
  page,
}) => {
  const product = find(
    await knownProducts(other),
    ({ options, variants }) => options.length > 1 && variants.filter(({ stock }) => stock?.status === 'OK').length > 2,
  )
  const view = productOf(page)
  await open(page, other.url + product.url)
  const cheapest = product.variants.filter(({ price }) => price.final.gross.amount === product.price.final.gross.amount)
  await expect(page).toHaveURL((url) => cheapest.some((variant) => variant.url === url.pathname))

  const dearer = product.variants.find((variant) => !cheapest.includes(variant))
  const asked = operationsOf(page)
  await chooseVariant(page, product, dearer)
  await expect(page).toHaveURL(`${other.url}${dearer?.url}`)
  await expect(view.sku(dearer?.sku ?? '')).toBeVisible()
  expect(dearer?.url).toBe(`${product.url}/${dearer?.sku}`)
  expect(asked).not.toContain('Dispatch')

  await page.reload()
  await expect(view.sku(dearer?.sku ?? '')).toBeVisible()
})
