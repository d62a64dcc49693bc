import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about colours; in the other scheme nothing else is different. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing wrong, in the colours of either scheme.
 * The shop has no frames, so axe need not merge what it finds in several: its older mode finds the same and opens no page to merge in.
 */
export async function judge(page: Page) {
  for (const { colorScheme, runOnly } of [
    { colorScheme: 'light', runOnly: RULES },
    { colorScheme: 'dark', runOnly: COLOUR_RULES },
  ] as const) {
    // Colours are judged as they are, not on their way to another scheme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
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
