import type { KnownProduct, KnownVariant } from '../kit/catalog.ts'
import { productOf, radioOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

// PROD-3
test('the last of several quick choices stays, although the address of an earlier one arrives later', async ({
  page,
  products,
}) => {
  const { product, variant, left } = choiceLetGo(products)
  const view = productOf(page)
  await open(page, product.url)
  const values = [...variant.selection.map(({ valueId }) => valueId), left.id]
  // Faster than the address can change.
  await page.getByRole('main').evaluate((element, ids) => {
    for (const id of ids) element.querySelector<HTMLInputElement>(`input[type="radio"][value="${id}"]`)?.click()
  }, values)
  await expect(radioOf(view.option(left.option), left.id)).toBeChecked()
  await expect(page).toHaveURL(product.url)
  await expect(radioOf(view.option(left.option), left.id)).toBeChecked()
  await expect(view.sku(product.sku)).toBeVisible()
})

/** A variant, and an option value that excludes all its other values and leaves several variants. */
function choiceLetGo(products: readonly KnownProduct[]) {
  for (const product of products) {
    const [above, below] = product.options
    if (!above || !below || product.options.length > 2) continue
    const has = (variant: KnownVariant, valueId: string) => variant.selection.some((value) => value.valueId === valueId)
    for (const variant of product.variants) {
      const own = below.values.find(({ id }) => has(variant, id))
      for (const { id } of above.values) {
        const made = product.variants.filter((other) => has(other, id))
        if (own && made.length > 1 && !made.some((other) => has(other, own.id))) {
          return { product, variant, left: { id, option: above.label } }
        }
      }
    }
  }
  throw new Error('After every value the others can stay')
}
