import type { Page } from '@playwright/test'
import { find } from '../kit/catalog.ts'
import { compareFirst, compareView } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { expectToFit } from '../kit/expect-to-fit.ts'
import { follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const { footer: footerWords } = english.get('shell')

/** A sample text with most letters, a size and a price. */
const SAMPLE = 'Planed redwood skirting boards are cut to your list, 22 × 145 × 4200 mm, and quickly joined for £18.64 each'
/** The font faces, each with the weight of most of its text. */
const FACES = [
  { face: 'Figtree Variable', fallback: 'Figtree fallback Arial', weight: 400 },
  { face: 'Fraunces Variable', fallback: 'Fraunces fallback Times', weight: 560 },
]

// UI-43
test('no text overlaps another or is wider than the window, and font fallbacks fit', async ({ page, products, category }) => {
  const title = page.getByRole('heading', { level: 1 })
  const [onSale, withOptions] = [
    find(products, ({ price }) => price.onSale),
    find(products, ({ customOptions }) => customOptions.length > 2),
  ]
  await open(page, onSale.url)
  await expectFallbacks(page)
  await expectToFit(page)
  await follow(page, withOptions.url)
  await expect(title).toHaveText(withOptions.name)
  await expectToFit(page)
  await follow(page, category.url)
  await expect(title).toHaveText(category.name)
  await compareFirst(page, 4)
  await follow(page, '/compare')
  await expect(compareView(page).columns).toHaveCount(4)
  await expectToFit(page)
})

/** Expects that a page does not shift when a font face loads. */
async function expectFallbacks(page: Page) {
  const ratios = await page.evaluate(
    ({ sample, faces }) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('This browser cannot measure text')
      const widthIn = async (family: string, weight: number) => {
        const font = `${weight} 16px "${family}"`
        if ((await document.fonts.load(font)).length === 0) throw new Error(`The font ${family} could not be loaded`)
        pen.font = font
        return pen.measureText(sample).width
      }
      return Promise.all(
        faces.map(async ({ face, fallback, weight }) => (await widthIn(fallback, weight)) / (await widthIn(face, weight))),
      )
    },
    { sample: SAMPLE, faces: FACES },
  )
  for (const ratio of ratios) expect(Math.abs(ratio - 1), ratios.join()).toBeLessThan(0.03)
}

// UI-47
test('a tablet has rows without gaps, two rows of thumbnails, the map beside the opening hours, and no broken word', async ({
  page,
  products,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/calculators')
  const tops = await page
    .getByRole('main')
    .locator('li')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops).size).toBe(1)
  const footer = page.getByRole('contentinfo')
  const services = await footer.getByRole('heading', { name: footerWords.services }).boundingBox()
  const lastCategory = await footer.getByRole('link', { name: 'Services and plans' }).boundingBox()
  if (!services || !lastCategory) throw new Error('The footer has no such list')
  expect(services.y).toBeLessThan(lastCategory.y)

  await open(page, '/stores')
  const hours = await page.getByRole('table').first().boundingBox()
  const map = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(hours && map && map.x > hours.x + hours.width).toBe(true)

  await open(page, find(products, ({ gallery }) => gallery.length === 9).url)
  const thumbnails = page.getByRole('list', { name: english.get('product').thumbnails }).getByRole('listitem')
  await expect(thumbnails).toHaveCount(9)
  await page.setViewportSize({ width: 704, height: 900 })
  const rows = await thumbnails.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(2)

  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/doors-and-flooring')
  const name = page.getByRole('main').getByRole('link', { name: /ironmongery/ })
  expect(await name.evaluate(brokenWords)).toEqual([])
})

/** The words of an element that take more than one line. Runs in the page. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text
    for (const { 0: word, index } of data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}
