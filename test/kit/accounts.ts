import { expect, inject } from 'vitest'
import { createShopper, type Shopper, type ShopperAnswer } from './shopper.ts'

/** A sandbox customer whose group has lower prices for some products. */
export const TRADE = { email: 'trade@oakandash.example', password: 'Dovetail-42' }
export const SIGN_IN = `mutation ($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { customer { email hasOwnPrices } userErrors { code field message } }
}`
export const SIGN_UP = `mutation ($input: CustomerSignUpInput!) {
  customerSignUp(input: $input) { customer { email firstName } userErrors { code field message } }
}`
export const SIGN_OUT = 'mutation { customerSignOut { userErrors { code } } }'
export const UPDATE = `mutation ($input: CustomerUpdateInput!) {
  customerUpdate(input: $input) {
    customer { email firstName lastName addresses { id street city company isDefaultShipping } }
    userErrors { code field message }
  }
}`
export const CHANGE_PASSWORD = `mutation ($input: PasswordChangeInput!) {
  passwordChange(input: $input) { customer { email } userErrors { code field } }
}`
export const CREATE_PASSWORD = `mutation ($input: PasswordCreateInput!) {
  passwordCreate(input: $input) { customer { email } userErrors { code } }
}`
const REQUEST_RESET = `mutation ($input: PasswordResetRequestInput!) {
  passwordResetRequest(input: $input) { userErrors { code } }
}`
export const ME = '{ customer { email firstName lastName addresses { id city } isSubscribed } }'

export interface Account {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Creates the details of an account that does not exist yet. */
export const newAccount = (): Account => ({
  email: `joiner-${crypto.randomUUID().slice(0, 13)}@oakandash.example`,
  password: 'Newel-Post-7',
  firstName: 'Anna',
  lastName: 'Birch',
})

/** Registers a new customer and returns their browser. @param url of the shop */
export async function registerCustomer(url: string): Promise<{ readonly browser: Shopper; readonly account: Account }> {
  const account = newAccount()
  const browser = createShopper(url)
  const { data, errors } = await browser.ask(SIGN_UP, { input: account })
  expect([errors, data?.customerSignUp.userErrors]).toEqual([[], []])
  return { browser, account }
}

/** Signs a customer in and returns their browser. @param url of the shop */
export async function signInCustomer(url: string, { email, password }: Pick<Account, 'email' | 'password'>): Promise<Shopper> {
  const browser = createShopper(url)
  const { data } = await browser.ask(SIGN_IN, { input: { email, password } })
  expect(data?.customerSignIn.userErrors).toEqual([])
  return browser
}

/** Returns the customer that the shop recognises in the browser, or null. */
export const askCustomer = async (browser: Shopper) => (await browser.ask(ME)).data?.customer ?? null

/** Requests a new password for an account. @returns the answer, which is the same for unknown accounts */
export const requestReset = (browser: Shopper, email: string): Promise<ShopperAnswer> =>
  browser.ask(REQUEST_RESET, { input: { email } })

/** Requests a new password and reads the token from the sandbox's e-mail. @returns the input of `CREATE_PASSWORD` */
export async function createPasswordInput(browser: Shopper, email: string, newPassword: string) {
  await requestReset(browser, email)
  const mail = await (await fetch(`${inject('shop').sandboxUrl}/sandbox`)).text()
  const links = [...mail.replaceAll('&#38;', '&').matchAll(/create-password\?[^"'\s<]+/g)].map(
    ([link]) => new URL(link, 'http://shop'),
  )
  const resetToken = links.find(({ searchParams }) => searchParams.get('email') === email)?.searchParams.get('token')
  return { email, resetToken, newPassword }
}
