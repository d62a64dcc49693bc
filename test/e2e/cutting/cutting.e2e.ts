import type { Page } from '@playwright/test'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { chooseSheet, cuttingView, cuttingWords, planWords } from '../kit/cutting.view.ts'
import { follow } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { keptCuttingList } from '../kit/kept.ts'
import { listWords } from '../kit/lists.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

/** The clipboard text of a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Elements wider than the screen. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  )

// SCREEN-15, CUT-1, CUT-9, CUT-10, CUT-11, CUT-12, CUT-18, CUT-20, CUT-30, CUT-34, CUT-35, CUT-36
test('a cutting list is typed, pasted, corrected, kept, added to the cart, and changed there', async ({ page }) => {
  const cutting = cuttingView(page)
  const cart = cartView(page)
  await open(page, '/cutting-form')
  await expect(cutting.common.first()).toContainText('2440')
  await cutting.example.click()
  await expect(cutting.sheets(2)).toBeVisible()
  await expect(cutting.total).toBeVisible()
  await page.getByRole('button', { name: cuttingWords.clear }).click()
  await cutting.field(1, 'name').focus()
  await paste(page, 'Shelf\t600\t300\t1')
  const size = await cutting.size.inputValue()
  await page.locator('summary', { hasText: planWords.compare.title }).click()
  await cutting.compared.filter({ hasText: '£' }).getByRole('button').first().click()
  await expect(cutting.size).not.toHaveValue(size)
  await cutting.size.selectOption(size)
  await page.getByRole('button', { name: cuttingWords.clear }).click()
  await cutting.field(1, 'name').focus()
  await paste(page, 'Lid\t2400\t700\t1\talong\nEnd\t400\t1100\t1\talong')
  await expect(cutting.sheets(2)).toBeVisible()
  await cutting.result.getByRole('button', { name: planWords.turn }).click()
  await expect(cutting.sheets(1)).toBeVisible()
  await page.getByRole('button', { name: cuttingWords.clear }).click()
  await page.getByRole('button', { name: cuttingWords.changeMaterial }).click()
  await chooseSheet(page)

  await cutting.field(1, 'name').focus()
  for (const text of ['Door 🚪', '720,5', '396', '4']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(cutting.sheets(1)).toBeVisible()
  await expect(cutting.pictures).toHaveCount(1)
  await expect(cutting.miniatures).toHaveCount(1)
  await cutting.field(1, 'length').focus()
  await expect(cutting.result.locator('[data-highlighted]')).toHaveCount(4)
  await cutting.miniatures.first().press('Enter')
  await expect(cutting.enlarged.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cutting.miniatures.first()).toBeFocused()

  await cutting.field(2, 'name').focus()
  await paste(page, 'Side\t2000\t580\t3\tacross\t2L\nLid\t99999\t500\t1')
  await expect(cutting.field(3, 'length')).toHaveAccessibleDescription(
    cuttingWords.problem({ field: cuttingWords.fields.length, error: cuttingWords.errors.TOO_LARGE }),
  )
  await expect(cutting.field(2, 'length')).toHaveAccessibleDescription(
    cuttingWords.problem({ field: cuttingWords.fields.length, error: cuttingWords.errors.TURN_IT }),
  )
  await expect(cart.add).toHaveCount(0)
  await cutting.piece(2).getByRole('combobox', { name: cuttingWords.fields.grain }).selectOption(cuttingWords.grains.along)
  await cutting.field(3, 'length').fill('800')
  await expect(cutting.sheets(3)).toBeVisible()
  await expect(cutting.total).toBeVisible()
  await expect.poll(() => keptCuttingList(page)).toContain('"800"')

  await page.reload()
  await expect(cutting.field(1, 'name')).toHaveValue('Door 🚪')
  await expect(cutting.sheets(3)).toBeVisible()
  await page.evaluate(() => {
    globalThis.print = () => undefined
  })
  await cutting.result.getByRole('button', { name: listWords.quotation.print }).click()
  await page.emulateMedia({ media: 'print' })
  const quotation = page.getByRole('main')
  await expect(quotation.getByText(/Valid until: \d/)).toBeVisible()
  await expect(quotation.getByRole('row').filter({ hasText: 'Door 🚪' })).toContainText('720.5')
  await expect(quotation.getByText(/VAT number/)).toBeVisible()
  const plan = page.getByRole('heading', { name: planWords.layouts })
  await expect(plan).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(plan).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await cutting.result.locator('summary').filter({ hasNotText: planWords.compare.title }).click()
  const extra = cutting.result.getByRole('checkbox').first()
  const label = await cutting.result
    .locator('label', { has: page.getByRole('checkbox') })
    .first()
    .textContent()
  await extra.check()
  await cart.add.press('Enter')
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await follow(page, '/cart')
  await expect(cart.lines).toHaveCount(3)
  await expect(cart.lines.filter({ hasText: label?.split('+')[0] ?? 'an extra' }).first()).toBeVisible()
  await expect(cart.lines.filter({ hasText: 'Door 🚪' }).first()).toBeVisible()

  await cutting.edit.click()
  await expect(page.getByText(planWords.inCart.editing)).toBeVisible()
  await expect(extra).toBeChecked()
  await cutting.field(1, 'quantity').fill('5')
  await cutting.save.click()
  await expect(cart.notice(cartWords.notices.exchanged)).toBeVisible()
  await expect(cart.lines).toHaveCount(3)
  const doors = cart.lines.getByText('5 × 720.5 × 396 Door 🚪')
  await expect(doors).toBeHidden()
  await expect(cutting.edit).toBeVisible()

  // SHOP-20
  await page.emulateMedia({ media: 'print' })
  await expect(doors).toBeVisible()
  await expect(cutting.edit).toBeHidden()
})

// CUT-15, CUT-16, CUT-17, CUT-33
test('a cutting list is saved under a name, divided, and shared by a link', async ({ page }) => {
  const cutting = cuttingView(page)
  await open(page, '/cutting-form')

  await test.step('saved under a name, copied, renamed, deleted with undo, and opened after another', async () => {
    const words = planWords.saved
    const name = page.getByRole('dialog').getByRole('textbox')
    await cutting.example.click()
    await page.locator('summary', { hasText: cuttingWords.lists }).click()
    await page.getByRole('button', { name: words.create }).click()
    await name.fill('Kitchen')
    await name.press('Enter')
    await expect(page.getByText(words.done('Kitchen'))).toBeVisible()
    await page.getByRole('button', { name: `${listWords.copy} Kitchen` }).click()
    await page.getByRole('button', { name: `${listWords.rename} Kitchen 2` }).click()
    await name.fill('Desk')
    await name.press('Enter')
    await page.getByRole('button', { name: `${words.delete} Desk` }).click()
    await expect(cutting.savedLists).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(cutting.savedLists).toHaveText([/Kitchen/, /Desk/])

    await cutting.field(1, 'length').fill('1900')
    await page.getByRole('button', { name: `${words.open} Desk` }).click()
    await page.getByRole('dialog').getByRole('button', { name: planWords.shared.keep }).last().click()
    await page.getByRole('button', { name: words.update('Kitchen') }).click()
    await page.getByRole('button', { name: `${words.open} Desk` }).click()
    await expect(cutting.field(1, 'length')).toHaveValue('2000')
    await page.getByRole('button', { name: `${words.open} Kitchen` }).click()
    await expect(cutting.field(1, 'length')).toHaveValue('1900')
  })

  await test.step('a pasted table with the form’s titles keeps its edging, and unknown columns are asked', async () => {
    await page.getByRole('button', { name: cuttingWords.clear }).click()
    await page.getByRole('button', { name: cuttingWords.changeMaterial }).click()
    await chooseSheet(page)
    await cutting.field(1, 'name').focus()
    const { name, length, width, quantity, edges } = cuttingWords.fields
    const titles = [name, length, width, quantity, edges, 'Colour'].join('\t')
    await paste(page, `${titles}\nDoor\t720\t300\t4\t1 long, 1 short\talong`)
    const { columns } = cuttingWords
    const mapping = page.getByRole('dialog', { name: columns.title })
    await mapping.getByLabel(columns.column({ title: 'Colour', sample: 'along' })).selectOption(cuttingWords.fields.grain)
    await mapping.getByRole('button', { name: columns.apply, exact: true }).click()
    await expect(cutting.piece(1).getByRole('combobox', { name: cuttingWords.fields.grain })).toHaveValue('along')
    await expect(cutting.field(1, 'length')).toHaveValue('720')
    await expect(cutting.piece(1).getByRole('combobox', { name: edges })).toHaveValue('1L1S')
  })

  await test.step('halves of a sheet, shared by a link', async () => {
    const { equal, shared } = planWords
    await page.getByRole('button', { name: cuttingWords.clear }).click()
    await page.locator('summary', { hasText: cuttingWords.equal }).click()
    await expect(page.getByText(equal.each(planWords.rectangle({ length: 1208, width: 1200 })))).toBeVisible()
    await page.getByRole('button', { name: equal.add }).click()
    await expect(cutting.field(1, 'quantity')).toHaveValue('2')
    await expect(cutting.sheets(1)).toBeVisible()

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await cutting.result.getByRole('button', { name: shared.share }).click()
    const link = await cutting.result.getByRole('textbox', { name: shared.link }).inputValue()
    await cutting.field(1, 'quantity').fill('4')
    await page.goto(link)
    const question = page.getByRole('dialog', { name: shared.title })
    await question.getByRole('button', { name: shared.keep }).last().click()
    await expect(cutting.field(1, 'quantity')).toHaveValue('4')
    await page.goto(link)
    await question.getByRole('button', { name: shared.open }).click()
    await expect(cutting.field(1, 'quantity')).toHaveValue('2')
    await expect(page).toHaveURL(/\/cutting-form$/)

    await page.goto('/cutting-form#list=hostile')
    await expect(page.getByText(shared.unreadable)).toBeVisible()
    await expect(cutting.field(1, 'quantity')).toHaveValue('2')
  })
})

// CUT-11, SHOP-20
test('the cutting form fits every width without axe violation, and prints the sheet alone', async ({ page }) => {
  const cutting = cuttingView(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, '/cutting-form')
  await judge(page)
  await chooseSheet(page)
  const csv = 'Name;Länge;Breite;Anzahl\nDoor;720,5;396;4\nSide;2000;580;3\nShelf;560;560;6\nLid;99999;500;1\n'
  await cutting.file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') })
  await expect(cutting.pictures.first()).toBeVisible()
  await expect(cutting.total).toBeVisible()
  await expect(cutting.field(1, 'name')).toBeHidden()
  await cutting.more(1).press('Enter')
  await expect(cutting.field(1, 'name')).toHaveValue('Door')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    if (width < 600) await expect(cutting.bar).toContainText(planWords.sheets(3))
    else {
      await expect(cutting.bar).toBeHidden()
      await cutting.plan.evaluate((plan) => plan.firstElementChild?.scrollIntoView({ block: 'center' }))
      const [result, plan] = [await cutting.result.boundingBox(), await cutting.plan.boundingBox()]
      expect(result && plan && result.y + result.height <= plan.y, 'the result covers the plan').toBe(true)
    }
    expect(await tooWide(page), `overflow at ${width}`).toEqual([])
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
  }
  await judge(page, DESKTOP_AND_PHONE)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(cutting.field(1, 'name')).toBeHidden()
  await expect(page.getByText(/^Rip|^Crosscut/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: planWords.layouts, exact: true })).toHaveCSS('display', 'block')
})
