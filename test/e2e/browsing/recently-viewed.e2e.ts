import { follow } from '../kit/follow.ts'
import { keptViewed } from '../kit/kept.ts'
import { recentlyViewedView } from '../kit/recently-viewed.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

test('recently viewed products appear on products and the home page, and leave no gap before', async ({ page, products }) => {
  const [simple, grouped, virtual] = (['Simple', 'Grouped', 'Virtual'] as const).map((type) => productOfType(products, type))
  if (!simple || !grouped || !virtual) throw new Error('The catalogue lacks a type')
  const { rail, names, clear, reach } = recentlyViewedView(page)
  await open(page, simple.url)
  const gap = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const ends = [...article.children]
        .filter(({ childElementCount }) => childElementCount > 0)
        .map((part) => part.getBoundingClientRect().bottom)
      const { paddingBottom } = getComputedStyle(article)
      return article.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Math.max(...ends)
    })
  expect(Math.abs(gap)).toBeLessThan(1)
  for (const { url, name } of [grouped, simple, virtual]) {
    await follow(page, url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await reach()
  await expect(names).toHaveText([simple.name, grouped.name])
  await expect.poll(() => keptViewed(page)).toBe(JSON.stringify([virtual.sku, simple.sku, grouped.sku]))

  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await reach()
  await expect(names).toHaveText([virtual.name, simple.name, grouped.name])
  await clear.click()
  await expect(rail).toBeHidden()
  await expect.poll(() => keptViewed(page)).toBe('[]')

  await follow(page, simple.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(simple.name)
  await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded()
  await expect(rail).toHaveCount(0)
})
