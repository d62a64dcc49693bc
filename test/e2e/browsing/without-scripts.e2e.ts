import { fetchListed } from '../kit/category.ts'
import { english } from '../kit/english.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const listing = english.get('listing')
const words = english.get('product')
const search = english.get('listing').search
const shell = english.get('shell')

test.use({ javaScriptEnabled: false })

const PAGE = 50

test('categories, search and pages of a list are links and forms, and the VAT switch is hidden', async ({
  page,
  shop,
  department,
}) => {
  const { count, cards, more, names } = listingView(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: shell.vat.ex })).toBeHidden()
  await page.getByLabel(shell.search.label).fill('oak skirting')
  await page.getByRole('button', { name: shell.search.submit, exact: true }).click()
  await expect(page).toHaveURL('/search?q=oak+skirting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title('oak skirting'))
  await expect(cards.first()).toBeVisible()

  const menu = page.getByRole('navigation', { name: shell.menu.label })
  await menu.getByRole('link', { name: department.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
  await expect(count(department.total)).toBeVisible()
  await more.click()
  const second = await fetchListed(shop, department.url, { offset: PAGE })
  await expect(page).toHaveURL(`${department.url}?page=2`)
  await expect(
    page.getByText(listing.range({ from: PAGE + 1, to: 2 * PAGE, total: department.total }), { exact: true }),
  ).toBeVisible()
  await expect(names).toHaveText(second.items.map(({ name }) => name))
  await page.getByRole('link', { name: listing.earlier }).click()
  await expect(page).toHaveURL(department.url)
})

test('facets and the sort order are forms with a button, facets on a phone too', async ({ page, shop, category }) => {
  const [facet, other] = category.facets
  const chosen = [facet, other].map(({ attribute, values }) => ({ attribute, values: values.slice(0, 2).map(({ id }) => id) }))
  const { facets, count, chips, sort, names } = listingView(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(category.url)
  await expect(facets.getByRole('button', { name: listing.apply })).toBeVisible()
  await expect(page.getByRole('button', { name: listing.openFilters(0), exact: true })).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await sort.selectOption({ label: listing.sortBy.PRICE_DESC })
  await page.getByRole('button', { name: listing.applySort, exact: true }).click()
  const dearestFirst = await fetchListed(shop, category.url, { sort: 'PRICE_DESC' })
  await expect(page).toHaveURL(/\?sort=price_desc$/)
  await expect(names).toHaveText(dearestFirst.items.map(({ name }) => name))

  const narrowed = await fetchListed(shop, category.url, { filters: chosen })
  for (const { attribute, values } of chosen) {
    for (const value of values) await facets.locator(`input[name="${attribute}"][value="${value}"]`).check()
  }
  await facets.getByRole('button', { name: listing.apply }).click()
  await expect(page).toHaveURL(({ searchParams }) =>
    chosen.every(({ attribute, values }) => searchParams.getAll(attribute).join() === values.join()),
  )
  await expect(count(narrowed.total)).toBeVisible()
  await expect(chips).toHaveCount(4)
})

test('variants of a product are links in the table of its versions', async ({ page, products }) => {
  const product = productOfType(products, 'Configurable')
  const variant = product.variants.at(-1)
  if (!variant) throw new Error(`${product.name} has no variants`)
  await page.goto(product.url)
  const versions = page.getByRole('region', { name: words.versions })
  await expect(versions.locator('input').first()).toBeHidden()
  await versions.locator(`a[href$="?childSku=${encodeURIComponent(variant.sku)}"]`).click()
  await expect(page).toHaveURL(`${product.url}?childSku=${encodeURIComponent(variant.sku)}`)
  await expect(page.getByRole('main')).toContainText(`${words.sku} ${variant.sku}`)
  await expect(page.getByRole('main').getByText(variant.price.final.gross.formatted).first()).toBeVisible()
})
