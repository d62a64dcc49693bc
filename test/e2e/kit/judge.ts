import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Viewport = NonNullable<ReturnType<Page['viewportSize']>>

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about colours; in the other scheme nothing else is different. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing wrong, in the colours of either scheme.
 * The shop has no frames, so axe need not merge what it finds in several: its older mode finds the same and opens no page to merge in.
 * @param viewports the sizes to look at the page in; as it is when there is none
 */
export async function judge(page: Page, viewports: readonly Viewport[] = []) {
  for (const { colorScheme, runOnly } of [
    { colorScheme: 'light', runOnly: RULES },
    { colorScheme: 'dark', runOnly: COLOUR_RULES },
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const viewport of viewports.length > 0 ? viewports : [null]) {
      if (viewport) await page.setViewportSize(viewport)
      // A control half below the header, which stays at the top, is a matter of where the page is scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      // Colours are judged as they are, not on their way to another scheme.
      await page.evaluate(async () => {
        const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
        await Promise.allSettled(changes.map(({ finished }) => finished))
      })
      // Axe is a large program; a page that has it need not read it again.
      const isThere = await page.evaluate(() => 'axe' in window)
      const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
        .setLegacyMode()
        .options({ runOnly: [...runOnly], resultTypes: ['violations'] })
        .analyze()
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }))
      expect(found, `${colorScheme}, ${page.viewportSize()?.width} pixels`).toEqual([])
    }
  }
}
