import { follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const CHILD = 'SAWN-C16-47X75-2400'
const PARENT = '/timber/sawn-timber/c16-treated-sawn-timber-47-x-75-mm'

// PROD-4
test('a hidden variant redirects to its product, which replaces it in the history', async ({ page }) => {
  await open(page, '/decking')
  await follow(page, `/p/${CHILD}/any-slug`)
  await expect(page).toHaveURL(`${PARENT}?childSku=${CHILD}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C16 treated sawn timber 47 x 75 mm')
  await page.goBack()
  await expect(page).toHaveURL('/decking')
})
