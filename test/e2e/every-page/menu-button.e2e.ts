import type { Page } from '@playwright/test'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const { bar, menu } = english.get('shell')

test.use({ contextOptions: { reducedMotion: 'reduce' }, pictures: 'shipped' })

function menusOf(page: Page) {
  const sheet = page.getByRole('navigation', { name: menu.label })
  return {
    sheet,
    inHeader: page.getByRole('banner').getByRole('button', { name: menu.open, exact: true }),
    inBar: page.getByRole('navigation', { name: bar.label }).getByRole('button', { name: bar.menu, exact: true }),
    categories: sheet.locator('> ul').first().getByRole('link'),
  }
}

// NAV-40
test('exactly one way to the categories is visible at every window size', async ({ page }) => {
  await open(page, '/')
  const { inHeader, inBar, categories } = menusOf(page)
  for (const width of [320, 390, 640, 844, 895, 896, 1280]) {
    for (const height of [240, 360, 390, 415, 416, 640, 900]) {
      await page.setViewportSize({ width, height })
      const isVisible = await Promise.all([inHeader, inBar, categories.first()].map((part) => part.isVisible()))
      const expected = width >= 896 ? 'row' : height >= 416 ? 'bar' : 'header'
      expect(isVisible, `${width} × ${height}`).toEqual([expected === 'header', expected === 'bar', expected === 'row'])
    }
  }
})

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 }, deviceScaleFactor: 3 },
  { name: 'a small phone held sideways', viewport: { width: 568, height: 320 }, deviceScaleFactor: 2 },
  { name: 'a desk at 200 % zoom', viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
  { name: 'a desk at 400 % zoom', viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    // NAV-40
    test('the menu button in the header leads to a category by keyboard', async ({ page, department }) => {
      await open(page, '/')
      const { inHeader, sheet, categories } = menusOf(page)
      await expect(categories.first()).toBeHidden()
      expect(await crossingTexts(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await judge(page)
      const box = await inHeader.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(inHeader).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(categories.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(categories.first()).toBeHidden()
      await expect(inHeader).toBeFocused()

      await page.keyboard.press('Enter')
      const link = sheet.getByRole('link', { name: department.name, exact: true }).first()
      for (let tab = 0; tab < 200; tab++) {
        if (await link.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
      await expect(sheet).toBeHidden()
    })
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 844, height: 390 } })

  // NAV-40
  test('the menu button opens the categories', async ({ page, department }) => {
    await page.goto('/')
    const { inHeader, sheet } = menusOf(page)
    await inHeader.click()
    await sheet.getByRole('link', { name: department.name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
  })
})
