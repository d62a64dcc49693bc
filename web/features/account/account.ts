import { createStore, useStore } from '../../data/store.ts'

/** What every part of the page may know of who is signed in. */
export interface AccountState {
  /** `unknown` until the device has been read. */
  readonly status: 'unknown' | 'guest' | 'customer'
  /** How the customer is called; null while nobody is signed in. */
  readonly name: string | null
}

/** Which form of the account is open. @source platform contract §9 */
export type AuthElement = 'login' | 'register' | 'forgot-pass'

interface AccountDialogState {
  readonly form: AuthElement
  /** Why it was opened, where the shopper did not ask for it. */
  readonly reason: string | null
}

const account = createStore<AccountState>({ status: 'unknown', name: null })
const dialog = createStore<AccountDialogState | null>(null)

export const useAccount = <Selected>(select: (state: AccountState) => Selected): Selected => useStore(account, select)

export const currentAccount = account.current

/** Tells the whole page who is signed in; null is nobody. */
export function showAccount(name: string | null) {
  const status = name === null ? 'guest' : 'customer'
  const { current, set } = account
  if (current().status !== status || current().name !== name) set({ status, name })
}

/** Null while it is closed. */
export const useAccountDialog = (): AccountDialogState | null => useStore(dialog, (open) => open)

/** Asks who the shopper is. @source TOKEN-4 */
export const openSignIn = (form: AuthElement = 'login', reason: string | null = null) => dialog.set({ form, reason })

export const closeSignIn = () => dialog.set(null)
