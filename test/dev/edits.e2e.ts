import type { Page } from '@playwright/test'
import { PAGE_DATA_ID } from '../../web/data/page-data.ts'
import { expect, markDocument, openHeldUp, test, waitForHydration } from './dev.fixture.ts'

// Each test reverts its edits and waits until the page shows it.
test.describe.configure({ mode: 'default' })
test.beforeAll(({ clone }) => clone.skipTypeChecks())

const CATEGORY = 'bff/graphql/resolvers/catalog/category.ts'
const reloads = (output: string) => output.match(/server reloaded/g)?.length ?? 0

test('the development server hands carts over to the checkout of the sandbox, like the shop itself', async ({ home }) => {
  const { checkout } = JSON.parse((await home.locator(`#${PAGE_DATA_ID}`).textContent()) ?? '').shop
  expect(checkout).toBe('external')
})

test('an edit of the server is served, and open pages reload', async ({ home, clone, dev }) => {
  const before = reloads(dev.output())
  const category = (text: RegExp) => home.getByRole('link', { name: text }).first()
  const putBack = clone.edit(CATEGORY, 'Category: {', `Category: {\n    name: ({ name }) => 'Fine ' + name,`)
  await expect(category(/^Fine /)).toBeVisible()
  clone.edit(CATEGORY, `'Fine '`, `'Finer '`)
  await expect(category(/^Finer /)).toBeVisible()
  putBack()
  await expect(category(/^Fine/)).toHaveCount(0)
  await waitForHydration(home)
  expect(reloads(dev.output()), 'no restart loop').toBe(before + 3)
  expect(dev.output().match(/Shop {2}/g), 'one start').toHaveLength(1)
})

test('an edited component is replaced in the open page', async ({ home, clone }) => {
  const isSameDocument = await markDocument(home)
  const title = home.getByRole('heading', { level: 1 })
  const putBack = clone.edit('web/routes/home/hero.tsx', '{banner?.title ?? texts.title}', 'Planed by hand')
  await expect(title).toHaveText('Planed by hand')
  putBack()
  await expect(title).not.toHaveText('Planed by hand')
  expect(await isSameDocument()).toBe(true)
})

test('edited late parts of header and footer are replaced, also in a page that has not loaded them yet', async ({
  home,
  clone,
}) => {
  const isSameDocument = await markDocument(home)
  const opening = await Promise.all([
    openHeldUp(home, 'what hears of edits', '**/@vite/client'),
    openHeldUp(home, 'the code of header and footer', '**/layout/shell.tsx*'),
    openHeldUp(home, 'what that code needs', '**/layout/{menu-category,footer-list}.tsx*'),
    openHeldUp(home, 'what they say', '**/messages/generated/en/shell.ts*'),
  ])
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Everything we saw' })
  const footer = (page: Page) => page.getByRole('contentinfo', { name: 'Where we sawed it' })
  const putBack = [
    clone.edit('web/features/shell/layout/main-menu.tsx', 'aria-label={words.label}', 'aria-label="Everything we saw"'),
    clone.edit('web/features/shell/layout/footer.tsx', '<footer', '<footer aria-label="Where we sawed it"'),
  ]
  for (const part of [menu(home), footer(home)]) await expect(part).toBeVisible()
  for (const { goOn } of opening) goOn()
  for (const { page, waitsFor } of opening) {
    await waitForHydration(page)
    for (const part of [menu(page), footer(page)]) await expect(part, `waited for ${waitsFor}`).toBeVisible()
  }
  for (const put of putBack) put()
  for (const page of [home, ...opening.map(({ page }) => page)]) {
    for (const part of [menu(page), footer(page)]) await expect(part).toHaveCount(0)
  }
  expect(await isSameDocument()).toBe(true)
  for (const { page } of opening) await page.close()
})

test('an edited operation is generated, and pages send it', async ({ home, clone }) => {
  const types = () => clone.read('schema/generated/operation-types.ts')
  const data = () => home.locator('script[type="application/json"]').textContent()
  const putBack = clone.edit('web/routes/home/home.graphql', 'productCount\n', 'productCount\n    inStock: productCount\n')
  await expect.poll(types).toContain('inStock:')
  await expect.poll(data).toContain('"inStock":')
  putBack()
  await expect.poll(types).not.toContain('inStock:')
  await expect.poll(data).not.toContain('"inStock":')
  await waitForHydration(home)
})

test('an edited schema is generated and served', async ({ home, clone }) => {
  const types = () => clone.read('schema/generated/types.ts')
  const fields = async () => {
    const answer = await home.request.post('/graphql', { data: { query: '{ __type(name: "Money") { fields { name } } }' } })
    return answer.text()
  }
  const putBack = clone.edit('schema/store.graphql', 'type Money {', 'type Money {\n  "In whole units."\n  rounded: Int\n')
  await expect.poll(types).toContain('In whole units.')
  await expect.poll(fields).toContain('"rounded"')
  putBack()
  await expect.poll(types).not.toContain('In whole units.')
  await expect.poll(fields).not.toContain('"rounded"')
  await waitForHydration(home)
})

test('an edit of the sandbox restarts it', async ({ home, clone, dev }) => {
  const restarts = () => dev.output().match(/sandbox restarted/g)?.length ?? 0
  const putBack = clone.edit('sandbox/api/envelope.ts', 'export class', "console.info('planed anew')\nexport class")
  await expect.poll(restarts).toBe(1)
  expect(dev.output()).toContain('planed anew')
  putBack()
  await expect.poll(restarts).toBe(2)
  await waitForHydration(home)
})
