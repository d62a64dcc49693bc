import { createStore, useStore } from '../../data/store.ts'

/** What every part of the page may know of who is signed in. */
export interface AccountState {
  /** How the shopper is called; null while nobody is signed in. */
  readonly name: string | null
}

const account = createStore<AccountState>({ name: null })

export const useAccount = <Selected>(select: (state: AccountState) => Selected): Selected => useStore(account, select)
