import { accountView, accountWords, newCustomer, signUp } from '../kit/account.view.ts'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { compareFirst, compareView } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { fillCheckout } from '../kit/fill-checkout.ts'
import { follow, goTo } from '../kit/follow.ts'
import { keepWaitingOrder } from '../kit/kept.ts'
import { createList, listsView } from '../kit/lists.view.ts'
import { recordOperations } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { wishForFirst, wishlistView } from '../kit/wishlist.view.ts'

const words = english.get('checkout').order

// USER-16, USER-32, SAVE-5, ROOM-11
test('signing out clears lists, cart and checkout details without syncing the cart', async ({
  page,
  category,
  products,
  shop,
}) => {
  const { button, notice, guest } = accountView(page)
  const [product, next] = plainProducts(products)
  if (!product || !next) throw new Error('The catalogue has too few plain products')
  await fillCheckout(page, shop.builtInUrl, product)
  await goTo(page, category)
  await wishForFirst(page, 1)
  await compareFirst(page, 2)
  await follow(page, '/lists')
  await createList(page, 'Kitchen')
  await follow(page, '/calculators/skirting')
  const length = page.getByRole('textbox', { name: english.get('calculators').form.length, exact: true })
  await length.fill('7.5')
  await signUp(page, newCustomer())
  await keepWaitingOrder(page)
  await open(page, `${shop.builtInUrl}/my-account`)
  await expect(wishlistView(page).link(1)).toBeVisible()
  await expect(compareView(page).link(2)).toBeVisible()
  await expect(cartView(page).link(1)).toBeVisible()

  await button(accountWords.signOut).click()
  const question = page.getByRole('dialog', { name: accountWords.signOutQuestion.title })
  await expect(question).toContainText(accountWords.signOutQuestion.unsent)
  await question.getByRole('button', { name: accountWords.signOutQuestion.stay }).last().click()
  await expect(question).toHaveCount(0)
  await expect(cartView(page).link(1)).toBeVisible()

  const sent = recordOperations(page)
  await button(accountWords.signOut).click()
  await question.getByRole('button', { name: accountWords.signOut }).click()
  await expect(notice(accountWords.signedOut)).toBeVisible()
  await expect(guest).toBeVisible()
  await expect(wishlistView(page).link(0)).toBeVisible()
  await expect(compareView(page).link(0)).toBeVisible()
  await expect(cartView(page).link(0)).toBeVisible()
  await expect.poll(() => sent).toContain('CustomerSignOut')
  expect(sent).not.toContain('CartSync')

  await open(page, `${shop.builtInUrl}/lists`)
  await expect(listsView(page).tab('Wishlist')).toBeVisible()
  await expect(listsView(page).tab('Kitchen')).toHaveCount(0)

  await open(page, `${shop.builtInUrl}/calculators/skirting`)
  await expect(length).toHaveValue('4')

  await open(page, shop.builtInUrl + next.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await open(page, `${shop.builtInUrl}/checkout`)
  const { personal, shipping } = checkoutView(page)
  for (const label of [accountWords.firstName, accountWords.lastName, words.personal.email])
    await expect(personal.field(label)).toHaveValue('')
  await expect(shipping.fields).toHaveCount(0)
})
