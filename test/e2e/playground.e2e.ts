import type { Page } from '@playwright/test'
import { expect, test } from './kit/shop.fixture.ts'

// The editor library logs a notice about its language services.
test.use({ expectedMessages: /setup-workers/ })

const example = (page: Page) => page.getByRole('button', { name: /^The menu/ })
const answer = (page: Page) => page.getByRole('region').filter({ hasText: '"data"' })

// One page for all, because the editor takes long to load.
test('the playground needs no other host and runs one of several operations', async ({ page, shop }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== shop.url && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/monaco-editor-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/graphiql')
  await expect(example(page)).toBeDisabled()
  release()
  await expect(example(page)).toBeEnabled()

  const buttons = await page.getByRole('button').all()
  expect(buttons.length).toBeGreaterThan(5)
  for (const button of buttons) await expect(button).toHaveAccessibleName(/\S/)
  await expect(page.getByRole('img', { name: 'examples icon' })).toHaveCount(1)

  await example(page).click()
  await expect(answer(page)).toContainText('/sheet-materials')
  await expect(answer(page)).toContainText('"children"')
  // The editor parses a text after a moment. Until then the button has no menu and runs the whole text.
  await page
    .getByRole('button', { name: /^Execute query/ })
    .and(page.locator('[aria-haspopup=menu]'))
    .click()
  await page.getByRole('menuitem', { name: 'Departments' }).click()
  await expect(answer(page)).toContainText('"productCount"')
  expect(elsewhere).toEqual([])
})
