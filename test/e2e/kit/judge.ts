import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { crossingTexts, sidewaysScroll } from './crossing-texts.ts'

type Viewport = NonNullable<ReturnType<Page['viewportSize']>>

/** The minified source. The builder's own is twice as long. */
const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** After the checks, the window has the size of the desktop. */
export const DESKTOP_AND_PHONE = [
  { width: 1440, height: 900 },
  { width: 320, height: 844 },
] as const
/** Rules about colours, the only ones whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds no violation, in light and dark, that no text overlaps another and that nothing is wider than the window. The
 * shop has no frames, so axe runs in its legacy mode, which opens no page to merge the results of frames.
 * @param viewports the window sizes to check, the dark scheme in the first only; by default the current size
 */
export async function judge(page: Page, viewports: readonly Viewport[] = []) {
  const sizes = viewports.length > 0 ? viewports : [null]
  for (const viewport of sizes) {
    await judgeColours(page, 'light', viewport, RULES)
    const width = `${page.viewportSize()?.width} pixels`
    if (!(await isCovered(page))) expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    expect(await sidewaysScroll(page), `too wide at ${width}`).toBe(0)
  }
  await judgeColours(page, 'dark', sizes[0] ?? null, COLOUR_RULES)
}

/** Open menus and suggestions of the header cover the page by design. */
const isCovered = async (page: Page): Promise<boolean> =>
  (await page.locator('header [aria-expanded="true"]').filter({ visible: true }).count()) > 0

async function judgeColours(page: Page, colorScheme: 'light' | 'dark', viewport: Viewport | null, rules: readonly string[]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (viewport) await page.setViewportSize(viewport)
  // The sticky header must not cover a control halfway, which axe would report.
  await page.evaluate(() => scrollTo(0, 0))
  // Colours are checked after their transition to the other scheme.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
  // Axe is large, so it is injected once per page.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : AXE })
    .setLegacyMode()
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(found, `${colorScheme}, ${page.viewportSize()?.width} pixels`).toEqual([])
}
