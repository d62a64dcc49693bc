import { createStore, useStore } from '../../data/store.ts'

/** What every part of the page may know of who is signed in: nothing that tells one customer from another. `unknown` until the device has been read. */
type AccountStatus = 'unknown' | 'guest' | 'customer'

/** Which form of the account is open. @source platform contract §9 */
export type AuthElement = 'login' | 'register' | 'forgot-pass'

interface AccountDialogState {
  readonly form: AuthElement
  /** Why it was opened, where the shopper did not ask for it. */
  readonly reason: string | null
}

/** Why the profile of a customer who is signed in is missing. */
export type ProfileFailure = 'offline' | 'failed'

const failure = createStore<ProfileFailure | null>(null)
const account = createStore<AccountStatus>('unknown')
const dialog = createStore<AccountDialogState | null>(null)

export const useAccount = (): AccountStatus => useStore(account, (status) => status)

export const currentAccount = account.current

/** Tells the whole page whether somebody is signed in. */
export const showAccount = (isCustomer: boolean) => account.set(isCustomer ? 'customer' : 'guest')

/** Null while the profile is there or awaited. */
export const useProfileFailure = (): ProfileFailure | null => useStore(failure, (reason) => reason)

export const showProfileFailure = failure.set

/** Null while it is closed. */
export const useAccountDialog = (): AccountDialogState | null => useStore(dialog, (open) => open)

/** Asks who the shopper is. @source TOKEN-4 */
export const openSignIn = (form: AuthElement = 'login', reason: string | null = null) => dialog.set({ form, reason })

export const closeSignIn = () => dialog.set(null)
