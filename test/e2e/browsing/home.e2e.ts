import { english } from '../kit/english.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('content').home

/** The most a hero may take of the first screen, in pixels, by the width of the window. */
const HERO = [
  { width: 390, height: 844, most: 220 },
  { width: 1440, height: 900, most: 320 },
] as const

test('the home page starts with a low hero, three facts and six departments, has its best sellers above 1,000 px on a desk, and shows no picture twice', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const { width, height, most } of HERO) {
    await page.setViewportSize({ width, height })
    const hero = await main.locator('section').first().boundingBox()
    expect(hero?.height, `${width} wide`).toBeLessThanOrEqual(most)
    await expect(main.getByRole('heading', { name: words.categories })).toBeInViewport()
  }
  // On the window set last: a desk's.
  const bestSellers = await main.getByRole('heading', { name: words.bestSellers }).boundingBox()
  expect(bestSellers?.y).toBeLessThan(1000)
  const facts = main.getByRole('list', { name: words.facts.label }).getByRole('listitem')
  await expect(facts).toHaveCount(3)
  // Known only after hydration, because the page is cached.
  await expect(facts.last()).not.toContainText(words.facts.ring)
  await expect(main.getByRole('region', { name: words.categories }).locator('img')).toHaveCount(6)
  await expect(main.getByRole('region', { name: words.jobs }).getByRole('link')).toHaveCount(4)
  const pictures = await main
    .locator('section:not(:has(article)) img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(new Set(pictures).size).toBe(pictures.length)
})
