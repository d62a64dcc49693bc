import { createStore, useStore } from '../../data/store.ts'

/** Whether languages are offered over the page. */
const modal = createStore(false)

export const useIsLanguagesOpen = (): boolean => useStore(modal, (isOpen) => isOpen)

export const showLanguages = (isOpen: boolean) => modal.set(isOpen)
