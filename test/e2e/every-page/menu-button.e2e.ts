import type { Page } from '@playwright/test'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE } from '../kit/views.ts'

const { bar, header, menu } = english.get('shell')

function findMenus(page: Page) {
  const sheet = page.getByRole('navigation', { name: menu.label })
  return {
    sheet,
    inHeader: page.getByRole('banner').getByRole('button', { name: menu.open, exact: true }),
    inBar: page.getByRole('navigation', { name: bar.label }).getByRole('button', { name: bar.menu, exact: true }),
    categories: sheet.locator('> ul').first().getByRole('link'),
    names: sheet.locator('> ul > li > div:first-child > a'),
  }
}

/** The tools are beside the brand or below it. */
async function expectNoToolOnBrand(page: Page) {
  const banner = page.getByRole('banner')
  const brand = await banner.getByRole('link', { name: header.home('Heartwood') }).boundingBox()
  const tool = await banner.getByRole('link', { name: header.compare, exact: true }).boundingBox()
  if (!brand || !tool) throw new Error('The header has no brand or no tools')
  expect(tool.x >= brand.x + brand.width || tool.y >= brand.y + brand.height).toBe(true)
}

/** A phone held sideways, a small one, and a desktop at 200 % and 400 % zoom. */
const LOW = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 480, height: 320 },
  { width: 640, height: 360 },
  { width: 320, height: 225 },
] as const

// NAV-40
test('one way to the categories is visible at every window size, and works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  // A short page, because axe takes longest on large ones.
  await open(page, CONTENT_PAGE)
  const { inHeader, sheet, categories } = findMenus(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(inHeader).toBeFocused()
  // The widest and the lowest window. Sizes between them have the same layout.
  await judge(page, [LOW[0], LOW[4]])
  for (const size of LOW) {
    await page.setViewportSize(size)
    await expect(categories.first()).toBeHidden()
    expect(await crossingTexts(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await expectNoToolOnBrand(page)
    const box = await inHeader.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Enter')
    await expect(categories.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(categories.first()).toBeHidden()
    await expect(inHeader).toBeFocused()
  }

  await expectOneMenu(page)
  await expectShortNames(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await inHeader.focus()
  await page.keyboard.press('Enter')
  const link = categories.first()
  const name = await link.innerText()
  for (let tab = 0; tab < 9; tab++) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(sheet).toBeHidden()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 844, height: 390 } })

  // NAV-40
  test('the menu button opens the categories', async ({ page, department }) => {
    await page.goto('/')
    const { inHeader, sheet } = findMenus(page)
    await inHeader.click()
    await sheet.getByRole('link', { name: department.name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
  })
})

async function expectOneMenu(page: Page) {
  const { inHeader, inBar, categories } = findMenus(page)
  for (const width of [320, 640, 895, 896, 1280]) {
    for (const height of [240, 415, 416, 900]) {
      await page.setViewportSize({ width, height })
      const isVisible = await Promise.all([inHeader, inBar, categories.first()].map((part) => part.isVisible()))
      const expected = width >= 896 ? 'row' : height >= 416 ? 'bar' : 'header'
      expect(isVisible, `${width} × ${height}`).toEqual([expected === 'header', expected === 'bar', expected === 'row'])
    }
  }
}

async function expectShortNames(page: Page) {
  const { names } = findMenus(page)
  await page.evaluate(() => document.fonts.ready)
  // The narrowest wide layout, and wider ones, where a name takes one line.
  for (const [width, lines] of [
    [896, 2],
    [1024, 2],
    [1280, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await names.filter({ visible: true }).count(), `${width} pixels`).toBeGreaterThan(5)
    const tall = await names.evaluateAll((links, lines) => {
      const countLines = (link: Element) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }
      return links.filter((link) => countLines(link) > lines).map(({ textContent }) => textContent)
    }, lines)
    expect(tall, `${width} pixels`).toEqual([])
  }
}
