import type { Locator, Page } from '@playwright/test'
import { english } from '../kit/english.ts'
import { expect, open, test, WITH_MOTION } from '../kit/shop.fixture.ts'

test.use(WITH_MOTION)

const shell = english.get('shell')

// UI-2, LIMIT-27
test('a submenu opens only under the pointer, and closes 300 ms after the pointer leaves it', async ({ page, department }) => {
  // A menu that was narrow before must not flash its submenus.
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/')
  const toggle = page.getByRole('button', { name: shell.menu.submenu(department.name), includeHidden: true })
  const panel = page.locator(`#${await toggle.getAttribute('aria-controls')}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await panel.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
  await page.getByRole('navigation', { name: shell.menu.label }).getByRole('link', { name: department.name }).first().hover()
  await expect(panel).toBeVisible()

  await stopTransitions(page)
  await page.mouse.move(700, 800)
  await expect.poll(() => panel.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0)
  expect(await visibilityAt(panel, 299)).toBe('visible')
  expect(await visibilityAt(panel, 301)).toBe('hidden')
})

/** Pauses transitions at their start, so that timing does not depend on the machine. Chromium only. */
async function stopTransitions(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** The visibility of an element this many milliseconds after its transitions began. */
const visibilityAt = (element: Locator, milliseconds: number): Promise<string> =>
  element.evaluate((node, time) => {
    for (const animation of node.getAnimations()) animation.currentTime = time
    return getComputedStyle(node).visibility
  }, milliseconds)
