import { english } from '../kit/english.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('content').home

/** The most a hero may take of the first screen, and where the best sellers begin at the latest, in pixels, by the size of the window. */
const FIRST_SCREENS = [
  { width: 390, height: 844, hero: 220, bestSellers: 1060 },
  { width: 1440, height: 900, hero: 320, bestSellers: 1000 },
] as const

// HOME-7
test('the home page starts with a low hero, three facts, six departments and the jobs, soon has its best sellers, and shows no picture twice', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const { width, height, hero, bestSellers } of FIRST_SCREENS) {
    await page.setViewportSize({ width, height })
    const head = await main.locator('section').first().boundingBox()
    expect(head?.height, `${width} wide`).toBeLessThanOrEqual(hero)
    await expect(main.getByRole('heading', { name: words.categories })).toBeInViewport()
    const heading = await main.getByRole('heading', { name: words.bestSellers }).boundingBox()
    expect(heading?.y, `${width} wide`).toBeLessThan(bestSellers)
  }
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
