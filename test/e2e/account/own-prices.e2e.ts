import type { Page } from '@playwright/test'
import { accountView, accountWords, deviceText, signIn } from '../kit/account.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

/** A sandbox customer whose group has lower prices for some products. */
const TRADE = { email: 'trade@oakandash.example', password: 'Dovetail-42' }
const LISTING = '/search?q=slab'

const { yours } = english.get('catalog').price

const texts = (page: Page) => listingView(page).cards.allTextContents()
const pricesIn = (cards: readonly string[]) => cards.flatMap((text) => text.match(/£[\d,.]+/g) ?? [])

// USER-6, PROD-72
test('a customer of a group sees its prices in every tab, and no other visitor sees them', async ({
  page,
  context,
  newcomer,
}) => {
  const other = await context.newPage()
  await open(page, LISTING)
  await open(other, LISTING)
  const guests = await texts(page)
  const questions: string[] = []
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      const name = operationName(request)
      if (name) questions.push(`${request.method()} ${name}`)
    })
  }

  await signIn(page, TRADE)
  for (const tab of [page, other]) await expect.poll(() => texts(tab)).not.toEqual(guests)
  const own = await texts(page)
  expect(pricesIn(own)).toHaveLength(pricesIn(guests).length)
  await expect.poll(() => texts(other)).toEqual(own)
  const place = own.findIndex((text, i) => text !== guests[i])
  expect(own[place]).toContain(yours)
  expect(guests.join()).not.toContain(yours)
  const [first = ''] = pricesIn([own[place] ?? ''])
  const href = await listingView(page).cards.nth(place).getByRole('link').first().getAttribute('href')
  await follow(page, href ?? '')
  await expect(page).toHaveURL(href ?? '')
  await expect(listingView(page).sort).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(first)
  await page.goBack()
  await expect.poll(() => texts(page)).toEqual(own)
  expect(questions.filter((question) => question.startsWith('GET'))).toEqual([])
  expect(questions).toContain('POST SearchPage')
  // Group prices are stored on no device and in no shared page.
  const ownAlone = pricesIn(own).filter((price) => !pricesIn(guests).includes(price))
  const kept = await deviceText(page)
  const html = await (await page.request.get(LISTING)).text()
  for (const price of ownAlone) for (const text of [kept, html]) expect(text).not.toContain(price)
  const stranger = await newcomer()
  await open(stranger, LISTING)
  expect(await texts(stranger)).toEqual(guests)

  await open(other, '/my-account')
  await accountView(other).button(accountWords.signOut).click()
  await expect.poll(() => texts(page)).toEqual(guests)
})
