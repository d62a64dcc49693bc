import { find } from '../kit/catalogue.ts'
import { compareFirst, compareOf } from '../kit/compare.view.ts'
import { fits } from '../kit/fits.ts'
import { follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no text overlaps another and nothing is wider than the window on products with a reduced price or with options, and in a comparison', async ({
  page,
  products,
  category,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const [onSale, withOptions] = [
    find(products, ({ price }) => price.onSale),
    find(products, ({ customOptions }) => customOptions.length > 2),
  ]
  await open(page, onSale.url)
  await fits(page)
  await follow(page, withOptions.url)
  await expect(title).toHaveText(withOptions.name)
  await fits(page)
  await follow(page, category.url)
  await expect(title).toHaveText(category.name)
  await compareFirst(page, 4)
  await follow(page, '/compare')
  await expect(compareOf(page).columns).toHaveCount(4)
  await fits(page)
})
