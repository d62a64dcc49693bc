import { expect, type Page } from '@playwright/test'
import { CustomerOrdersDocument, CustomerSignInDocument, CustomerSignUpDocument } from '#schema/generated/operations.ts'
import { english } from './english.ts'
import { expectFocus } from './follow.ts'
import { mutate, operationName } from './operations.ts'

export const accountWords = english.get('account')
export const formWords = english.get('forms')

/** Locators of the account, by their accessible names in a store view. */
export function accountView(page: Page, language = english) {
  const words = language.get('account')
  const shell = language.get('shell')
  const banner = page.getByRole('banner')
  const block = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  return {
    signIn: banner.getByRole('link', { name: shell.header.signIn, exact: true }),
    account: banner.getByRole('link', { name: shell.header.account, exact: true }),
    dialog: page.getByRole('dialog'),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    summary: page.locator('form').getByRole('region'),
    notice: (text: string) => page.getByRole('status').getByRole('listitem').filter({ hasText: text }),
    guest: page.getByText(words.guest),
    block,
    /** Opens a section by its link and waits for it, because the previous section may have fields of the same names. */
    openBlock: async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click()
      await block(name).waitFor()
      await expectFocus(page)
    },
  }
}

export interface NewCustomer {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

let customers = 0

/** Creates the details of a customer who has no account yet. */
export const newCustomer = (): NewCustomer => {
  customers += 1
  return {
    email: `wright-${process.pid}-${Date.now()}-${customers}@example.com`,
    password: 'Mitre-Joint-9',
    firstName: 'Ann',
    lastName: 'Wright',
  }
}

/** Resolves when the last request after a sign-in is answered. A sign-out before that may report an ended session. */
const ordersAnswered = (page: Page) =>
  page.waitForResponse((response) => operationName(response.request()) === CustomerOrdersDocument.name)

/** Creates an account in the dialog of the open page. */
export async function signUp(page: Page, customer: NewCustomer, language = english) {
  const words = language.get('account')
  const { signIn, button, field, account } = accountView(page, language)
  await signIn.click()
  await button(words.newHere).click()
  await field(words.firstName).fill(customer.firstName)
  await field(words.lastName).fill(customer.lastName)
  await field(words.email).fill(customer.email)
  await field(words.password).fill(customer.password)
  await field(words.passwordAgain).fill(customer.password)
  const answered = ordersAnswered(page)
  await button(words.signUp).click()
  await account.waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await answered
}

/**
 * Creates an account and signs the browser context in, without a page: the next page it opens finds the session. For tests of which
 * signing up is not the subject.
 * @param url the address of the shop
 */
export async function signUpByRequest(page: Page, url: string, customer: NewCustomer): Promise<void> {
  const { customerSignUp } = await mutate(page.request, url, CustomerSignUpDocument, { input: customer })
  expect(customerSignUp.userErrors).toEqual([])
}

/** Signs the browser context in, without a page. */
export async function signInByRequest(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  const { customerSignIn } = await mutate(page.request, url, CustomerSignInDocument, { input: { email, password } })
  expect(customerSignIn.userErrors).toEqual([])
}

type Credentials = Pick<NewCustomer, 'email' | 'password'>

/** Opens the sign-in dialog and signs in. */
export async function signIn(page: Page, credentials: Credentials, language = english) {
  await accountView(page, language).signIn.click()
  await signInByDialog(page, credentials, language)
}

/** Signs in with the open dialog. */
export async function signInByDialog(page: Page, { email, password }: Credentials, language = english) {
  const words = language.get('account')
  const { field, account, dialog } = accountView(page, language)
  await field(words.email).fill(email)
  await field(words.password).fill(password)
  const answered = ordersAnswered(page)
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
  await account.waitFor()
  await dialog.waitFor({ state: 'detached' })
  await answered
}

/** Everything scripts can read on the device, as text: storage, cookies, databases, caches. */
export const deviceText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll()
        texts.push(
          await new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(JSON.stringify(request.result))
            request.onerror = () => reject(request.error)
          }),
        )
      }
      database.close()
    }
    for (const key of await caches.keys()) {
      const cache = await caches.open(key)
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
