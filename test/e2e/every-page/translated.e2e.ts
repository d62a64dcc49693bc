import type { Page } from '@playwright/test'
import { cartWords, platformCart } from '../kit/cart.view.ts'
import { bundleInStock, find, plainProducts } from '../kit/catalog.ts'
import { cuttingView, cuttingWords } from '../kit/cutting.view.ts'
import { expectFocus, follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

// React renders a part again if its text was translated before it was hydrated, and says so.
test.use({ expectedMessages: /Minified React error #418/ })

/** Translates the page as browsers do: each text, also a later one, is replaced by an element with its translation. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (node: Node) => {
      if (node instanceof Text) {
        if (node.data.trim() === '' || node.parentElement?.closest('font, script, style, textarea')) return
        const translation = document.createElement('font')
        translation.textContent = `«${node.data}»`
        node.replaceWith(translation)
      } else for (const child of [...node.childNodes]) replace(child)
    }
    replace(document.body)
    const options = { subtree: true, childList: true, characterData: true }
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) replace(node)
    }).observe(document.body, options)
  })

// NAV-5
test('a shopper whose browser translates the page changes the cart and a bundle, and searches for a material to cut', async ({
  page,
  products,
  shop,
}) => {
  const product = find(plainProducts(products), () => true)
  await open(page, product.url)
  await translate(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^«Add»/ })
    .first()
    .click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })
  await follow(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${cartWords.title}»`)
  const quantity = page.getByRole('main').getByRole('spinbutton').first()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 3 })

  const bundle = await bundleInStock(shop, products)
  await follow(page, bundle.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${bundle.name}»`)
  await expectFocus(page)
  const parts = page.getByRole('main').getByRole('group').getByRole('listitem')
  const part = parts.filter({ has: page.getByRole('spinbutton') }).first()
  const pieces = part.getByRole('spinbutton')
  await pieces.fill('2')
  await pieces.press('Enter')
  await expect(part).toContainText(/«2.?×/)
  await pieces.fill('1')
  await pieces.press('Enter')
  await expect(part).not.toContainText(/«2.?×/)

  const cutting = cuttingView(page)
  await follow(page, '/cutting-form')
  await expect(page).toHaveURL('/cutting-form')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('zzzz')
  await expect(page.getByText(cuttingWords.noneFound)).toBeVisible()
  await search.fill('ply')
  await expect(page.getByText(cuttingWords.noneFound)).toHaveCount(0)
  await expect(cutting.found.first()).toBeVisible()
})
