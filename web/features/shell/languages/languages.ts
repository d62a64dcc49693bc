import { createStore, useStore } from '../../../data/store.ts'

const dialog = createStore(false)

export const useIsLanguagesOpen = (): boolean => useStore(dialog, (isOpen) => isOpen)

export const showLanguages = (isOpen: boolean) => dialog.set(isOpen)
