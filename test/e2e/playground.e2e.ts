import { expect, test } from './shop.fixture.ts'

// The editor tells of its language services in the console; that is a notice of the library.
test.use({ expectedMessages: /setup-workers/ })

test('the playground runs an example with every other host out of reach', async ({ page, shop }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== shop.url && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto('/graphiql')
  await page.getByRole('button', { name: /^The menu/ }).click()
  await expect(page.getByRole('region').filter({ hasText: '"data"' })).toContainText('/sheet-materials')
  expect(elsewhere).toEqual([])
})
