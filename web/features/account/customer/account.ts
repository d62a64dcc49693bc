import { createStore, useStore } from '../../../data/store.ts'

/** Sign-in state for the whole page, without anything that identifies a customer. `unknown` until the device has been read. */
type AccountStatus = 'unknown' | 'guest' | 'customer'

/** The open form of the account dialog. @source platform contract §9 */
type AuthElement = 'login' | 'register' | 'forgot-pass'

interface AccountDialogState {
  readonly form: AuthElement
  /** Why the dialog was opened, if not by the shopper. */
  readonly reason: string | null
}

/** Why the profile of a signed-in customer is missing. */
type ProfileFailure = 'offline' | 'failed'

let session = 0

/** Number of the session on this page. It changes with a sign-in or if a customer is forgotten, so that earlier requests can detect it. */
export const currentSession = () => session

export const endSession = () => {
  session += 1
}

const failure = createStore<ProfileFailure | null>(null)
const account = createStore<AccountStatus>('unknown')
const dialog = createStore<AccountDialogState | null>(null)

export const useAccount = (): AccountStatus => useStore(account, (status) => status)

export const currentAccount = account.current

export const followAccount = account.subscribe

export const showAccount = (isCustomer: boolean) => account.set(isCustomer ? 'customer' : 'guest')

/** Null while the profile is loaded or loading. */
export const useProfileFailure = (): ProfileFailure | null => useStore(failure, (reason) => reason)

export const showProfileFailure = failure.set

export const useAccountDialog = (): AccountDialogState | null => useStore(dialog, (open) => open)

/** Opens the account dialog. @source TOKEN-4 */
export const openSignIn = (form: AuthElement = 'login', reason: string | null = null) => dialog.set({ form, reason })

export const closeSignIn = () => dialog.set(null)
