import { createStore, useStore } from '../../../data/store.ts'

/** Whether the languages dialog is open. */
const modal = createStore(false)

export const useIsLanguagesOpen = (): boolean => useStore(modal, (isOpen) => isOpen)

export const showLanguages = (isOpen: boolean) => modal.set(isOpen)
