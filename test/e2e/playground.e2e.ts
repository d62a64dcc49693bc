import type { Page } from '@playwright/test'
import { expect, test } from './kit/shop.fixture.ts'

// The editor library logs a notice about its language services.
test.use({ expectedMessages: /setup-workers/ })

const example = (page: Page) => page.getByRole('button', { name: /^The menu/ })
const answer = (page: Page) => page.getByRole('region').filter({ hasText: '"data"' })

test('the playground runs an example with all other hosts unreachable', async ({ page, shop }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== shop.url && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto('/graphiql')
  await example(page).click()
  await expect(answer(page)).toContainText('/sheet-materials')
  expect(elsewhere).toEqual([])
})

test('an example cannot be run before the editor is ready to show it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/monaco-editor-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/graphiql')
  await expect(example(page)).toBeDisabled()
  release()
  await example(page).click()
  await expect(answer(page)).toContainText('/sheet-materials')
})

test('the playground sends the chosen operation of several in a tab', async ({ page }) => {
  await page.goto('/graphiql')
  await example(page).click()
  await expect(answer(page)).toContainText('"children"')
  // The editor parses a text after a moment. Until then the button has no menu and runs the whole text.
  await page
    .getByRole('button', { name: /^Execute query/ })
    .and(page.locator('[aria-haspopup=menu]'))
    .click()
  await page.getByRole('menuitem', { name: 'Departments' }).click()
  await expect(answer(page)).toContainText('"productCount"')
})

test('every icon of the playground has a name', async ({ page }) => {
  await page.goto('/graphiql')
  await expect(example(page)).toBeEnabled()
  const buttons = await page.getByRole('button').all()
  expect(buttons.length).toBeGreaterThan(5)
  for (const button of buttons) await expect(button).toHaveAccessibleName(/\S/)
  await expect(page.getByRole('img', { name: 'examples icon' })).toHaveCount(1)
})
