import { mkdir, writeFile } from 'node:fs/promises'
import { builtFile } from '../kit/built-file.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { judge } from '../kit/judge.ts'
import { keptBuild, keptCatalog, keptOrderList } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { orderWords, quickOrderView } from '../kit/quick-order.view.ts'
import { retype } from '../kit/retype.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

const plain = (products: readonly KnownProduct[], position: number): KnownProduct => {
  const found = plainProducts(products)[position]
  if (!found) throw new Error('The catalogue has too few plain products')
  return found
}

/** A configurable product with two variants in stock. */
function board(products: readonly KnownProduct[]) {
  for (const product of products) {
    const [one, two] = product.variants.filter(({ stock }) => stock?.status === 'OK')
    if (one && two && product.customOptions.length === 0 && !product.phoneOrderOnly) return { product, one, two }
  }
  throw new Error('The catalogue has no configurable product with two variants')
}

// QUICK-1, QUICK-3, QUICK-5 to QUICK-8, QUICK-10 to QUICK-13
test('a pasted list is recognised, corrected and added to the cart by one sync', async ({ page, products, shop }) => {
  const order = quickOrderView(page)
  const simple = plain(products, 0)
  const { product, one, two } = board(products)
  const syncs: string[] = []
  page.on('request', (request) => operationName(request) === 'CartSync' && syncs.push(request.url()))
  await open(page, '/quick-order')
  await order.sku(1).focus()
  await order.paste(
    `Article\tQty\n${simple.sku.toLowerCase()}\t2\n${one.sku}\t1\n${two.sku}\t1\n${product.sku}\t1\n${simple.sku}\t1\nNO-SUCH-${simple.sku}\t4`,
  )
  await expect(order.status(orderWords.pasted.lines(6))).toBeVisible()
  await expect(order.quantity(1)).toHaveValue('3')
  await expect(order.row(1)).toContainText(simple.name)
  // Two variants of one product with different prices.
  await expect(order.row(2)).toContainText(one.price.final.gross.formatted)
  await expect(order.row(3)).toContainText(two.price.final.gross.formatted)
  await expect(order.row(4)).toContainText(orderWords.problems.variant)
  await expect(order.row(5)).toContainText(orderWords.problems.unknown)
  // QUICK-11
  const recognised = orderWords.recognised({ ready: 3, problems: 2 })
  await expect(order.status(recognised).filter({ hasText: orderWords.pasted.lines(6) })).toBeVisible()
  await expect(order.status(recognised)).toHaveCount(2)
  const sum = [simple, simple, simple, one, two].reduce((pence, { price }) => pence + price.final.gross.amount, 0)
  await expect(order.sum).toContainText(`£${(sum / 100).toFixed(2)}`)

  await order.undo.click()
  await expect(order.rows).toHaveCount(1)
  await expect(order.sku(1)).toHaveValue('')

  await order.sku(1).focus()
  await order.paste(`${simple.sku};3\n${product.sku};1\n${one.sku};1\nNO-SUCH-${simple.sku};4`)
  await order.row(2).getByRole('button', { name: orderWords.choose }).click()
  await order.row(2).getByRole('combobox').selectOption(two.sku)
  await expect(order.sku(2)).toHaveValue(two.sku)
  await order.add(3).click()
  await expect(cartView(page).link(5)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [simple.sku]: 3, [two.sku]: 1, [one.sku]: 1 })
  expect(syncs).toHaveLength(1)
  // Rows that could not be added stay, and the summary links to them.
  await expect(order.summary).toBeFocused()
  await order.summary.getByRole('link').click()
  await expect(order.sku(1)).toBeFocused()
  await expect(order.sku(1)).toHaveValue(`NO-SUCH-${simple.sku}`)
  await expect(order.row(1)).toContainText(orderWords.near)
  // QUICK-13: search finds products that are merely similar, such as a cleaner of 1 l.
  await retype(order.sku(1), 'NOPE-1')
  await expect(order.row(1)).toContainText(orderWords.noneNear)
  await expect(order.row(1)).not.toContainText(orderWords.near)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // QUICK-1, QUICK-7
  test('a list is typed row by row by keyboard alone and kept through a reload', async ({ page, context, products, shop }) => {
    const order = quickOrderView(page)
    const [one, two] = [plain(products, 0), plain(products, 1)]
    await openWithScreens(page, '/quick-order')
    await order.sku(1).focus()
    await page.keyboard.type(`${one.sku} x 2`)
    await expect(order.row(1)).toContainText(one.name)
    await page.keyboard.press('Enter')
    await expect(order.sku(2)).toBeFocused()
    await expect(order.sku(1)).toHaveValue(one.sku)
    await expect(order.quantity(1)).toHaveValue('2')
    await page.keyboard.type(two.sku)
    await page.keyboard.press('Tab')
    await page.keyboard.type('2,5')
    await expect(order.row(2)).toContainText('Quantity must be positive integer')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(order.add(2)).toBeVisible()
    await expect.poll(() => keptOrderList(page)).toContain(`"sku":"${two.sku}","quantity":"2"`)

    await page.reload()
    await waitForHydration(page)
    await expect(order.sku(2)).toHaveValue(two.sku)
    await expect(order.add(2)).toBeVisible()
    await context.setOffline(true)
    await expect(order.add(2)).toBeVisible()
    await order.sku(3).focus()
    await page.keyboard.type('NEVER-SEEN')
    await expect(order.row(3)).toContainText(orderWords.problems.unseen)
    await order.add(2).focus()
    await page.keyboard.press('Enter')
    await expect(cartView(page).link(4)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 2, [two.sku]: 2 })
    await expect(order.row(1)).toContainText(orderWords.problems.unknown)
  })
})

test.describe('with the catalogue on the device', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // QUICK-9
  test('unvisited products are recognised offline and reach the platform once', async ({ page, context, products, shop }) => {
    const order = quickOrderView(page)
    const simple = plain(products, 2)
    const { product, one, two } = board(products)
    const byTelephone = products.find(({ phoneOrderOnly, variants }) => phoneOrderOnly && variants.length === 0)
    if (!byTelephone) throw new Error('The catalogue has nothing that is sold by telephone')
    await open(page, '/quick-order')
    await keptBuild(page)
    await keptCatalog(page)

    await context.setOffline(true)
    await order.sku(1).focus()
    await order.paste(
      `${simple.sku.toLowerCase()}\t2\n${one.sku}\t1\n${product.sku}\t1\n${byTelephone.sku}\t1\n${simple.sku}-X\t1`,
    )
    await expect(order.row(1)).toContainText(simple.price.final.gross.formatted)
    await expect(order.row(2)).toContainText(one.price.final.gross.formatted)
    await expect(order.row(4)).toContainText(orderWords.problems.phone)
    await expect(order.row(5)).toContainText(orderWords.problems.unseen)
    await expect(order.row(5).getByRole('button', { name: `(${simple.sku})` })).toBeVisible()
    await expect(order.pricesFrom).toBeVisible()
    await order.row(3).getByRole('button', { name: orderWords.choose }).click()
    await order.row(3).getByRole('combobox').selectOption(two.sku)
    await judge(page)
    await order.add(3).click()
    await expect(cartView(page).link(4)).toBeVisible()

    await context.setOffline(false)
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [simple.sku]: 2, [one.sku]: 1, [two.sku]: 1 })
    await expect(order.row(2)).toContainText(orderWords.problems.unknown)
    await expect(order.pricesFrom).toBeHidden()
  })
})

test.describe('before its code has loaded', () => {
  test.use({ expectedMessages: /ERR_FAILED|Code of this page|The code that reads lists|A list cannot be read/ })

  // QUICK-1, QUICK-3
  test('a list can be typed, and is recognised as soon as the shopper tries again', async ({ page, products }) => {
    const order = quickOrderView(page)
    const [one, two] = [plain(products, 0), plain(products, 1)]
    const [matches, importCode] = ['matches/index', 'import/import-text'].map((part) =>
      builtFile(`web/features/catalog/quick-order/${part}.ts`),
    )
    if (!matches || !importCode) throw new Error('The build lacks the code of matches or imports')
    for (const code of [matches, importCode]) await page.route(code, (route) => route.abort())
    await open(page, '/quick-order')
    await order.sku(1).fill(`${one.sku} x 2`)
    await order.sku(1).press('Enter')
    await expect(order.quantity(1)).toHaveValue('2')
    await expect(order.row(1)).toContainText(orderWords.problems.failed)
    await order.paste(`${two.sku};3`)
    await expect(order.status(orderWords.pasted.notRead)).toBeVisible()

    for (const code of [matches, importCode]) await page.unroute(code)
    await order.paste(`${two.sku};3`)
    await expect(order.quantity(2)).toHaveValue('3')
    await order.row(1).getByRole('button', { name: orderWords.retry }).click()
    await expect(order.row(1)).toContainText(one.name)
    await expect(order.row(2)).toContainText(two.name)
    await expect(order.add(2)).toBeVisible()
  })
})

// QUICK-2, QUICK-3
test('quick order reads a file of 700 rows and rejects a file that is not text', async ({ page, products }) => {
  const order = quickOrderView(page)
  const rows = Array.from({ length: 700 }, (_, i) => `"=""NONE-${i}""";1`)
  // Looking up 500 unknown numbers may take more than five seconds on a busy machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await open(page, '/quick-order')
  await order.file.setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeffArtikelnummer;Menge\r\n${plain(products, 0).sku};"2"\r\n${rows.join('\r\n')}`),
  })
  await expect(order.rows).toHaveCount(500)
  await expect(order.row(1)).toContainText(plain(products, 0).name)
  await expect(order.sku(500)).toHaveValue('NONE-498')
  await expect(order.status(orderWords.recognised({ ready: 1, problems: 499 }))).toHaveCount(2)
  await order.row(2).getByRole('button', { name: orderWords.findNear }).click()
  await order.undo.click()
  await expect(order.rows).toHaveCount(1)
  await order.file.setInputFiles({ name: 'order.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004\0\0') })
  await expect(order.status(orderWords.pasted.noText)).toBeVisible()
})

// QUICK-2, QUICK-3
test('quick order reads a file dropped on the list or beside it, and ignores other drops', async ({ page, products }) => {
  const order = quickOrderView(page)
  const [one, two] = [plain(products, 0), plain(products, 1)]
  const outputPath = (name: string) => test.info().outputPath(name)
  await mkdir(outputPath('folder.csv'), { recursive: true })
  const file = async (name: string, content: string | Uint8Array) => {
    await writeFile(outputPath(name), content)
    return outputPath(name)
  }
  await open(page, '/quick-order')
  const list = (await order.row(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const onList = { x: list.x + list.width / 2, y: list.y + list.height / 2 }
  const beside = { x: 5, y: 500 }

  // Columns in another order, with additional ones.
  const swapped = `Position;Menge;Bezeichnung;Artikelnummer\r\n10;2;"Brett; gehobelt";${one.sku}\r\n20;3;=cmd|' /C calc'!A0;${two.sku}\r\n`
  await order.drop(await file('order.csv', swapped), onList)
  await expect(order.row(1)).toContainText(one.name)
  await expect(order.row(2)).toContainText(two.name)
  await expect(order.quantity(2)).toHaveValue('3')
  await expect(order.rows).toHaveCount(3)

  for (const path of [
    await file(
      'binary.csv',
      Uint8Array.from({ length: 70_000 }, (_, i) => (i * 37) % 256),
    ),
    await file('archive.csv', `PK\u0003\u0004${'x'.repeat(1000)}`),
    outputPath('folder.csv'),
  ]) {
    await order.drop(path, onList)
    await expect(order.status(orderWords.pasted.noText), path).toBeVisible()
    await expect(order.rows).toHaveCount(3)
    // Dismissed, so that the next notice appears anew.
    await order.drop(await file('empty.csv', ' \n;;\n'), onList)
    await expect(order.status(orderWords.pasted.nothing)).toBeVisible()
  }

  // Without a handler the browser would open the dropped file. Of a huge file only the start is read.
  await order.drop(await file('huge.csv', `${one.sku};1\n`.repeat(600_000)), beside)
  await expect(order.status(orderWords.pasted.cut(501))).toBeVisible()
  await expect(order.rows).toHaveCount(3)
  await expect(page).toHaveURL('/quick-order')
})

// QUICK-14
test('the sum and the button of quick order stay in view beside a long list', async ({ page, products }) => {
  const order = quickOrderView(page)
  await open(page, '/quick-order')
  await order.sku(1).focus()
  await order.paste(Array.from({ length: 20 }, (_, i) => `${plain(products, i).sku}\t1`).join('\n'))
  await expect(order.rows).toHaveCount(21)
  await order.sku(21).scrollIntoViewIfNeeded()
  await expect(order.row(1)).not.toBeInViewport()
  await expect(order.add(20)).toBeInViewport({ ratio: 1 })
  await expect(order.sum).toBeInViewport({ ratio: 1 })
  const [row, add] = [await order.row(21).boundingBox(), await order.add(20).boundingBox()]
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan(add?.x ?? 0)
})

test('quick order has no axe violation, on desktop and phone, in light and dark', async ({ page, products }) => {
  const order = quickOrderView(page)
  const { product, one } = board(products)
  await open(page, '/quick-order')
  await order.sku(1).focus()
  await order.paste(`${plain(products, 0).sku}\t2\n${one.sku}\tmany\n${product.sku}\t1\nNO-SUCH-${one.sku}-${'X'.repeat(40)}\t4`)
  await order.row(3).getByRole('button', { name: orderWords.choose }).click()
  await expect(order.row(3).getByRole('combobox')).toBeVisible()
  await expect(order.row(4)).toContainText(orderWords.problems.unknown)
  await order.add(1).focus()
  await page.setViewportSize({ width: 390, height: 1800 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await crossingTexts(page)).toEqual([])
  // High enough for the whole page, so that no control is half covered by the sticky bars.
  await judge(
    page,
    [1440, 320].map((width) => ({ width, height: 1800 })),
  )
})
