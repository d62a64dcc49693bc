import { createStore, useStore } from '../../../data/store.ts'

/** Whether the languages dialog is open. */
const dialog = createStore(false)

export const useIsLanguagesOpen = (): boolean => useStore(dialog, (isOpen) => isOpen)

export const showLanguages = (isOpen: boolean) => dialog.set(isOpen)
