import { expect } from 'vitest'
import { type Shopper, shopper } from './shopper.ts'

/** A customer of the sandbox whose group pays less for some things. */
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
export const ME = '{ customer { email firstName lastName addresses { id city } isSubscribed } }'

export interface Account {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Somebody nobody knows yet. */
export const newAccount = (): Account => ({
  email: `joiner-${crypto.randomUUID().slice(0, 13)}@oakandash.example`,
  password: 'Newel-Post-7',
  firstName: 'Anna',
  lastName: 'Birch',
})

/** A browser whose shopper has just registered. @param url of the shop */
export async function registered(url: string): Promise<{ readonly browser: Shopper; readonly account: Account }> {
  const account = newAccount()
  const browser = shopper(url)
  const { data, errors } = await browser.ask(SIGN_UP, { input: account })
  expect([errors, data?.customerSignUp.userErrors]).toEqual([[], []])
  return { browser, account }
}

/** A browser whose shopper has just signed in. @param url of the shop */
export async function signedIn(url: string, { email, password }: Pick<Account, 'email' | 'password'>): Promise<Shopper> {
  const browser = shopper(url)
  const { data } = await browser.ask(SIGN_IN, { input: { email, password } })
  expect(data?.customerSignIn.userErrors).toEqual([])
  return browser
}

/** Who the shop takes a browser's shopper for. */
export const meOf = async (browser: Shopper) => (await browser.ask(ME)).data?.customer ?? null
