import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { findProduct, shownPicture } from '../kit/product.view.ts'
import { expect, open, test, WITH_MOTION } from '../kit/shop.fixture.ts'

const words = english.get('product')

test.use({ ...WITH_MOTION, pictures: 'shipped' })

test.describe('the gallery', () => {
  // PROD-77, PROD-88, PROD-92
  test('can be browsed by keyboard, small and enlarged, and shows whole pictures', async ({ page, products }) => {
    const product = find(products, ({ gallery }) => gallery.length > 8)
    const { length } = product.gallery
    const { thumbnail } = findProduct(page)
    await open(page, product.url)
    await thumbnail(2, length).focus()
    await page.keyboard.press('Enter')
    await expect(thumbnail(2, length)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => shownPicture(page)).toContain(product.gallery[1]?.picture.path)
    await page.keyboard.press('ArrowRight')
    await expect(thumbnail(3, length)).toBeFocused()
    await expect(thumbnail(3, length)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnail(2, length)).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('ArrowLeft')

    const enlarge = page.getByRole('main').getByRole('button', { name: words.zoom }).first()
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const stage = page.getByRole('dialog', { name: product.name })
    await expect(stage).toContainText(words.picture({ position: 2, total: length }))
    await page.keyboard.press('ArrowRight')
    await expect(stage).toContainText(words.picture({ position: 3, total: length }))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(stage).toContainText(words.picture({ position: 1, total: length }))
    const picture = stage.locator('img').last()
    await expect(stage.locator('img:not([alt=""])')).toHaveCount(0)
    await expect(stage.getByRole('button', { name: words.zoom, exact: true })).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(stage).toBeHidden()
    await expect(enlarge).toBeFocused()
    await expect(thumbnail(1, length)).toHaveAttribute('aria-current', 'true')

    const whole = 600 / 744
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await page.locator('#picture-1').boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width}`).toBeLessThanOrEqual(whole * 1.11)
      expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width}`).toBeGreaterThanOrEqual(whole * 0.99)
    }

    await enlarge.click()
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(390)
    await page.keyboard.press('Escape')

    // PROD-62
    await page.setViewportSize({ width: 320, height: 844 })
    await expect(thumbnail(1, length)).toBeHidden()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: words.previous }).click()
    await expect(main.getByRole('status').filter({ hasText: words.picture({ position: length, total: length }) })).toBeVisible()
    await main.getByRole('button', { name: words.next }).click()
    await expect(main.getByRole('status').filter({ hasText: words.picture({ position: 1, total: length }) })).toBeVisible()
    await expect.poll(() => shownPicture(page)).toContain(product.gallery[0]?.picture.path)
  })
})
