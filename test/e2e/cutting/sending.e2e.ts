import type { Page } from '@playwright/test'
import { chooseSheet, cuttingView, planWords } from '../kit/cutting.view.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'

/** Enters a list of one piece into the open form, ready to be sent. */
async function enterList(page: Page, name: string) {
  const cutting = cuttingView(page)
  await chooseSheet(page)
  await cutting.field(1, 'name').fill(name)
  await cutting.field(1, 'length').fill('720,5')
  await cutting.field(1, 'width').fill('396')
  await cutting.sendSummary.click()
  await cutting.send.getByLabel(planWords.send.name).fill('Anna Birch')
  await cutting.send.getByLabel(planWords.send.email).fill('anna@stairworks.example')
  return cutting.send.getByRole('button', { name: planWords.send.submit })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // CUT-13
  test('a cutting list is submitted offline and reaches the merchant once the network is back', async ({
    page,
    context,
    shop,
  }) => {
    const name = `Door ${Date.now()}`
    const outbox = async () => (await (await fetch(`${shop.sandboxUrl}/sandbox`)).text()).split(name).length - 1
    await openWithScreens(page, '/cutting-form')
    const submit = await enterList(page, name)
    await context.setOffline(true)
    await submit.click()
    await expect(page.getByText(planWords.send.kept)).toBeVisible()
    expect(await outbox()).toBe(0)
    await context.setOffline(false)
    await expect.poll(outbox).toBe(1)
  })
})

test.describe('while the shop does not answer', () => {
  test.use({ expectedMessages: /503|CuttingListSend has to be tried again/ })

  // CUT-40
  test('a cutting list is said to be saved, not sent', async ({ page }) => {
    await open(page, '/cutting-form')
    const submit = await enterList(page, 'Door')
    await page.route('**/graphql*', (route) =>
      operationName(route.request()) === 'CuttingListSend' ? route.fulfill({ status: 503 }) : route.fallback(),
    )
    await submit.click()
    await expect(page.getByText(planWords.send.kept)).toBeVisible()
  })
})
