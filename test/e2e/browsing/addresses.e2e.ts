import type { Page } from '@playwright/test'
import type { Category } from '../kit/category.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

/*
 * The server renders a page for sorted parameters, the browser starts from the address. Any console message fails these tests, and React's
 * message about hydration is one. The test of `readListing` covers all other orders; the tests of product and search results open such
 * addresses too.
 */
test('hydration changes no text of a list, whatever the query parameters and their order', async ({ page, category }) => {
  const { a, otherA, b } = valuePairs(category)
  const title = page.getByRole('heading', { level: 1 })

  await test.step('a category with repeated, empty and unknown ones', async () => {
    const parameters = [
      'utm_source=mail',
      'q=',
      b,
      otherA,
      '__proto__=1',
      a,
      b,
      'page=',
      'sort=latest',
      'sort=price_asc',
      'sort=',
    ]
    const list = await openHeldUp(page, `${category.url}?${[...parameters, 'page=1'].join('&')}`)
    await expect(title).toHaveText(category.name)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const before = await readWords(page)
    expect(before.texts.length).toBeGreaterThan(1)
    await list.goOn()
    expect(await readWords(page)).toEqual(before)
    await expect(title).toHaveText(category.name)
  })

  await test.step('a category with two page numbers and more unknown ones than a shopper chooses values', async () => {
    const unknown = Array.from({ length: 45 }, (_, index) => `a_${index}=1`)
    await open(page, `${category.url}?${['page=2', 'page=1', ...unknown, b, a].join('&')}`)
    await expect(title).toHaveText(category.name)
  })

  await test.step('a search', async () => {
    await open(page, '/search?colour_nobody_has=1&page=1&sort=price_desc&q=pine&q=oak')
    await expect(title).toContainText('pine')
  })
})

async function readWords(page: Page) {
  const { cards, chips, facets } = listingView(page)
  const texts = (await Promise.all([cards.allTextContents(), chips.allTextContents()])).flat()
  return { texts, choices: await facets.getByRole('group').locator('label').allTextContents() }
}

function valuePairs({ facets: [first, second] }: Category) {
  const [value, other] = first.values
  return {
    a: `${first.attribute}=${value?.id}`,
    otherA: `${first.attribute}=${other?.id}`,
    b: `${second.attribute}=${second.values[0]?.id}`,
  }
}
