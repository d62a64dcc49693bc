import type { Page } from '@playwright/test'
import { CustomerOrdersDocument } from '#schema/generated/operations.ts'
import { english } from './english.ts'
import { tookFocus } from './follow.ts'
import { operationName } from './operations.ts'

const shell = english.get('shell')
export const accountWords = english.get('account')
export const formWords = english.get('forms')

/** The parts of the account, as a shopper names them. */
export function accountOf(page: Page) {
  const banner = page.getByRole('banner')
  const block = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  return {
    signIn: banner.getByRole('link', { name: shell.header.signIn, exact: true }),
    account: banner.getByRole('link', { name: shell.header.account, exact: true }),
    dialog: page.getByRole('dialog'),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    summary: page.getByRole('region', { name: /to put right$/ }),
    notice: (text: string) => page.getByRole('status').getByRole('listitem').filter({ hasText: text }),
    guest: page.getByText(accountWords.guest),
    block,
    /** Goes to a block by its link. Until it is there the one before is, whose fields may have the same names. */
    openBlock: async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click()
      await block(name).waitFor()
      await tookFocus(page)
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

/** Somebody nobody knows yet. */
export const newCustomer = (): NewCustomer => {
  customers += 1
  return {
    email: `wright-${process.pid}-${Date.now()}-${customers}@example.com`,
    password: 'Mitre-Joint-9',
    firstName: 'Ann',
    lastName: 'Wright',
  }
}

/** Resolves when the last is answered of what signing in asks for: who signs out before may be told that the session has ended. */
const ordersAnswered = (page: Page) =>
  page.waitForResponse((response) => operationName(response.request()) === CustomerOrdersDocument.name)

/** Makes an account by the dialog of the page that is open. */
export async function signUp(page: Page, customer: NewCustomer) {
  const { signIn, button, field, account } = accountOf(page)
  await signIn.click()
  await button(accountWords.newHere).click()
  await field(accountWords.firstName).fill(customer.firstName)
  await field(accountWords.lastName).fill(customer.lastName)
  await field(accountWords.email).fill(customer.email)
  await field(accountWords.password).fill(customer.password)
  await field(accountWords.passwordAgain).fill(customer.password)
  const answered = ordersAnswered(page)
  await button(accountWords.signUp).click()
  await account.waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await answered
}

/** Signs in by the dialog of the page that is open. */
export async function signIn(page: Page, { email, password }: Pick<NewCustomer, 'email' | 'password'>) {
  const { signIn: link, field, account, dialog } = accountOf(page)
  await link.click()
  await field(accountWords.email).fill(email)
  await field(accountWords.password).fill(password)
  const answered = ordersAnswered(page)
  await dialog.getByRole('button', { name: accountWords.signIn, exact: true }).click()
  await account.waitFor()
  await dialog.waitFor({ state: 'detached' })
  await answered
}

/** Everything that scripts of the shop can read on the device, as text. */
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
