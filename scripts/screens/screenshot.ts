import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CONSENT_COOKIE } from '#schema/rules/consent.ts'
import type { Shops } from './shops.ts'
import { CONSENT, type State } from './states.ts'

/** A state that takes longer is not reached. */
const PATIENCE_MS = 20_000

/** Reaches a state in a window of its own and returns the result of a task there. @throws if the state is not reached */
export async function inState<Result>(
  browser: Browser,
  { state, width, shops }: { readonly state: State; readonly width: number; readonly shops: Shops },
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext(settings(state, width, shops))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await state.reach(page, shops)
  await page.evaluate(() => scrollTo(0, 0))
  return await task(page)
}

function settings({ name }: State, width: number, { url, withCheckout, dead }: Shops): BrowserContextOptions {
  const cookies =
    name === CONSENT
      ? []
      : [url, withCheckout, dead].map((shop) => ({
          name: CONSENT_COOKIE,
          value: 'denied',
          domain: new URL(shop).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        }))
  return {
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    storageState: { cookies, origins: [] },
  }
}
