import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { find } from '../kit/catalog.ts'
import { operationsOf } from '../kit/operations.ts'
import { chooseVariant, productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

let other: RunningShop

test.beforeAll(async ({ shop }) => {
  const content = contentWith({ settings: { catalog: { firstVariantInUrl: true } } })
  other = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, ...content } })
})
test.afterAll(() => other.stop())

// PROD-3
test('a configurable product opens with a variant in its address, and the address follows the choice without loading anything', async ({
  page,
  products,
}) => {
  const product = find(
    products,
    ({ options, variants }) => options.length > 1 && variants.filter(({ stock }) => stock?.status === 'OK').length > 2,
  )
  const variants = product.variants.map((variant) => ({ ...variant, url: `${product.url}/${variant.sku}` }))
  const view = productOf(page)
  await open(page, other.url + product.url)
  const cheapest = variants.filter(({ price }) => price.final.gross.amount === product.price.final.gross.amount)
  await expect(page).toHaveURL((url) => cheapest.some((variant) => variant.url === url.pathname))

  const dearer = variants.find((variant) => !cheapest.includes(variant))
  const asked = operationsOf(page)
  await chooseVariant(page, product, dearer)
  await expect(page).toHaveURL(`${other.url}${dearer?.url}`)
  await expect(view.sku(dearer?.sku ?? '')).toBeVisible()
  expect(asked).not.toContain('Dispatch')

  await page.reload()
  await expect(view.sku(dearer?.sku ?? '')).toBeVisible()
})
